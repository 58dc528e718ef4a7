#include <stdio.h>
int main(void) {
  int a = 1, b = 2;
  int c = (a += 10, b += a, a + b);
  printf("%d %d %d\n", a, b, c);  // expect: 11 13 24
  return 0;
}
