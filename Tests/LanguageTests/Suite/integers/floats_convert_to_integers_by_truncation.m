#include <stdio.h>
int main(void) {
  double d = -3.99;
  printf("%d %d\n", (int)d, (int)3.99);  // expect: -3 3
  float f = 16777217;
  printf("%.1f\n", f);  // expect: 16777216.0
  printf("%d\n", 7 / 2 * 2.0 == 6.0);  // expect: 1
  printf("%.3f\n", 1 / 3.0);  // expect: 0.333
  return 0;
}
