#include <stdio.h>
int main(void) {
  printf("%x %X %o %#x %#o\n", 255, 255, 8, 255, 8);  // expect: ff FF 10 0xff 010
  printf("%u %d\n", -1, (int)4294967295u);  // expect: 4294967295 -1
  printf("%hhd %hd\n", 300, 70000);  // expect: 44 4464
  printf("%c%c%%\n", 72, 'i');  // expect: Hi%
  return 0;
}
