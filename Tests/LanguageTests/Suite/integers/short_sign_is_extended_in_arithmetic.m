#include <stdio.h>
int main(void) {
  short a = -2;
  unsigned short b = (unsigned short)a;
  printf("%d %d %d\n", a, b, a * b);  // expect: -2 65534 -131068
  long wide = a;
  printf("%ld\n", wide);  // expect: -2
  return 0;
}
