#include <stdio.h>
typedef unsigned char byte;
int main(void) {
  int count = 0;
  for (byte b = 250; b >= 250; b++) count++;
  printf("%d\n", count);  // expect: 6
  signed char c = -128;
  c = -c;
  printf("%d\n", c);  // expect: -128
  return 0;
}
