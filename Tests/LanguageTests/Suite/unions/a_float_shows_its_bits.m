#include <stdio.h>
int main(void) {
  union {
    float f;
    unsigned u;
  } both;
  both.f = 1.0f;
  printf("%x\n", both.u);  // expect: 3f800000
  both.u |= 0x80000000u;
  printf("%.1f\n", both.f);  // expect: -1.0
  return 0;
}
