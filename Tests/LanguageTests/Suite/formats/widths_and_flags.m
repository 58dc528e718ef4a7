#include <stdio.h>
int main(void) {
  printf("[%5d][%-5d][%05d][%+d]\n", 42, 42, 42, 42);  // expect: [   42][42   ][00042][+42]
  printf("[%8.3f][%-8.1f][%e]\n", 3.14159, 2.5, 12345.678);  // expect: [   3.142][2.5     ][1.234568e+04]
  printf("[%10s][%-6s][%.2s]\n", "right", "left", "cut");  // expect: [     right][left  ][cu]
  printf("[%*d][%.*f]\n", 6, 7, 1, 2.25);  // expect: [     7][2.2]
  return 0;
}
