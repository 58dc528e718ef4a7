#include <stdio.h>
static double half(double x) { return x / 2; }
static int low(unsigned char c) { return c; }
int main(void) {
  int c = low(300);  // expect warning: W0319 implicit conversion from 'int' to 'unsigned char' changes value from 300 to 44
  printf("%.1f %d\n", half(5), c);  // expect: 2.5 44
  return 0;
}
