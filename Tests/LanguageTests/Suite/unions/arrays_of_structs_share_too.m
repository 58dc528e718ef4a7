#include <stdio.h>
union Colour {
  unsigned int rgba;
  struct {
    unsigned char r, g, b, a;
  } part;
  unsigned char bytes[4];
};
int main(void) {
  union Colour c[2] = {{0x04030201}, {.bytes = {9, 8, 7, 6}}};
  c[1].part.a = c[0].part.b;
  printf("%d %d %x\n", c[0].part.r, c[0].bytes[3], c[1].rgba);  // expect: 1 4 3070809
  union Colour d = c[1];
  d.part.r = 0;
  printf("%d %d\n", d.bytes[0], c[1].bytes[0]);  // expect: 0 9
  return 0;
}
