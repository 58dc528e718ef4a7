#include <stdio.h>
int main(void) {
  unsigned char c = 250;
  c += 10;
  printf("%d\n", c);  // expect: 4
  int n = 10;
  n *= 2.5;
  printf("%d\n", n);  // expect: 25
  n <<= 3;
  n |= 1;
  n ^= 0xFF;
  n %= 100;
  printf("%d\n", n);  // expect: 54
  return 0;
}
