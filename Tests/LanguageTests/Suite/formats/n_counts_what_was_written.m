#include <stdio.h>
#include <stdarg.h>
#include <string.h>
static int count(const char *format, ...) {
  va_list list;
  va_start(list, format);
  int n = vprintf(format, list);
  va_end(list);
  return n;
}
int main(void) {
  int a = -1, b = -1;
  long l = -1;
  long long ll = -1;
  short h = -1;
  signed char near[2] = {-1, -1};
  int n = printf("%d%n-%s%n\n", 12, &a, "three", &b);
  printf("%d %d %d\n", a, b, n);
  char text[4];
  n = snprintf(text, sizeof text, "%s%ln%5d%lln%hn", "ab", &l, 7, &ll, &h);
  printf("%s %d %ld %lld %d\n", text, n, l, ll, h);
  n = count("%s%hhn\n", "abc", near);
  printf("%d %d %d\n", n, near[0], near[1]);
}
// expect: 12-three
// expect: 2 8 9
// expect: ab  7 2 7 7
// expect: abc
// expect: 4 3 -1
