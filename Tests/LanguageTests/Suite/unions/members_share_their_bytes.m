#include <stdio.h>
union Word {
  unsigned int number;
  unsigned char bytes[4];
};
int main(void) {
  union Word w;
  w.number = 0x01020304;
  printf("%d %d\n", w.bytes[0], w.bytes[3]);  // expect: 4 1
  w.bytes[3] = 0;
  printf("%x %lu\n", w.number, sizeof w);  // expect: 20304 4
  return 0;
}
