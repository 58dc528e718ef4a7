#include <stdio.h>
static double half(double x) { return x / 2; }
static int low(unsigned char c) { return c; }
int main(void) {
  printf("%.1f %d\n", half(5), low(300));  // expect: 2.5 44
  return 0;
}
