// `++`, `--` and `+=` on a bit-field were worth the number before it was cut to the field's width.
#include <stdio.h>
struct Flags { unsigned one : 1, three : 3; int four : 4; _Bool is : 1; };
int main(void) {
  struct Flags f = {1, 7, -8, 0};
  printf("%d %d %d\n", f.three++, f.three, ++f.one);  // expect: 7 0 0
  printf("%d %d\n", f.four--, f.four);  // expect: -8 7
  printf("%d %d\n", f.three -= 1, f.four += 3);  // expect: 7 -6
  printf("%d %d\n", f.is += 4, f.three <<= 1);  // expect: 1 6
  int n = f.one = 3, m = --f.one;  // expect warning: W0319 implicit truncation from 'int' to bit-field changes value from 3 to 1
  printf("%d %d\n", n, m);  // expect: 1 0
  return 0;
}
