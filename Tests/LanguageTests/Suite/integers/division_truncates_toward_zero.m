#include <stdio.h>
int main(void) {
  int seven = 7;
  printf("%d %d\n", -seven / 2, -seven % 2);  // expect: -3 -1
  printf("%d %d\n", seven / -2, seven % -2);  // expect: -3 1
  printf("%u\n", (unsigned)-seven / 2);  // expect: 2147483644
  return 0;
}
