#include <stdio.h>
int main(void) {
  int n = 5;
  int a = n++;
  int b = ++n;
  printf("%d %d %d\n", a, b, n);  // expect: 5 7 7
  int c = n-- - --a;
  printf("%d %d %d\n", c, n, a);  // expect: 3 6 4
  return 0;
}
