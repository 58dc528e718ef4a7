#include <stdarg.h>
#include <stdio.h>
static int sum(int count, ...) {
  va_list list;
  va_start(list, count);
  int total = 0;
  while (count-- > 0) total += va_arg(list, int);
  va_end(list);
  return total;
}
int main(void) {
  printf("%d %d\n", sum(3, 1, 2, 3), sum(0));  // expect: 6 0
  return 0;
}
