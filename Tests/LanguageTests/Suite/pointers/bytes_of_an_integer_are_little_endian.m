#include <stdio.h>
int main(void) {
  unsigned int word = 0x11223344;
  unsigned char *bytes = (unsigned char *)&word;
  printf("%x %x\n", bytes[0], bytes[3]);  // expect: 44 11
  bytes[1] = 0xFF;
  printf("%x\n", word);  // expect: 1122ff44
  return 0;
}
