#include <stdio.h>
int main(void) {
  int negative = -16;
  unsigned same = (unsigned)negative;
  printf("%d %u\n", negative >> 2, same >> 28);  // expect: -4 15
  unsigned char c = 0x80;
  printf("%d\n", c << 1);  // expect: 256
  printf("%lu\n", 1UL << 40);  // expect: 1099511627776
  return 0;
}
