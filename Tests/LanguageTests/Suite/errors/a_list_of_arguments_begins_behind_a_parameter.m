#include <stdarg.h>
#include <stdio.h>
static int sum(int count, ...) {
  va_list all;
  va_start(all, counted);  // expect error: E0301 use of undeclared identifier 'counted'
  int first = va_arg(all, int);
  va_end(all);
  return first;
}
int main(void) { printf("%d\n", sum(1, 2)); return 0; }
