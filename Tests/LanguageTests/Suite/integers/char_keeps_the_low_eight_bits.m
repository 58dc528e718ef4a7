#include <stdio.h>
int main(void) {
  signed char small = (signed char)200;
  unsigned char plain = (unsigned char)456;
  printf("%d %d\n", small, plain);  // expect: -56 200
  small = 127;
  small++;
  printf("%d\n", small);  // expect: -128
  return 0;
}
