// GNU's ranges of an unsigned long go up to its largest value.
#include <stdio.h>

int kind(unsigned long a) {
  switch (a) {
    case 0 ... 4: return 0;
    case 5 ... 1UL << 63: return 1;
    case 9999999999999999999UL ... -1UL: return 2;
  }
  return 3;
}
int sign(long a) {
  switch (a) {
    case -9223372036854775807L - 1 ... -1: return -1;
    case 1 ... 9223372036854775807L: return 1;
  }
  return 0;
}

int main(void) {
  printf("%d %d %d\n", kind(4), kind(7), kind(1UL << 63));  // expect: 0 1 1
  printf("%d %d\n", kind((1UL << 63) + 1), kind(-5UL));  // expect: 3 2
  printf("%d %d %d\n", sign(-3), sign(0), sign(1L << 62));  // expect: -1 0 1
  return 0;
}
