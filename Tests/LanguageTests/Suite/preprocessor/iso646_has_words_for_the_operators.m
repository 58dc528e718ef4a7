#include <stdio.h>
#include <stdalign.h>
#include <stdnoreturn.h>
#include <stdlib.h>
static int both(int and, int or) { return and + or; }
#include <iso646.h>
noreturn static void leave(void) { exit(0); }
int main(void) {
  alignas(16) char c[3];
  int a = 12, b = 10;
  printf("%d %d %d\n", a > 1 and b > 1, a > 20 or b > 20, not a);
  printf("%d %d %d %d\n", a bitand b, a bitor b, a xor b, compl a);
  a and_eq 6; b or_eq 1;
  printf("%d %d %d\n", a, b, a not_eq b);
  b xor_eq 3;
  printf("%d %d\n", b, both(1, 2));
  printf("%d %d %d\n", (int)alignof(long), (int)((size_t)c % 16), __alignas_is_defined + __alignof_is_defined);
  leave();
}
// expect: 1 0 0
// expect: 8 14 6 -13
// expect: 4 11 1
// expect: 8 3
// expect: 8 0 2
