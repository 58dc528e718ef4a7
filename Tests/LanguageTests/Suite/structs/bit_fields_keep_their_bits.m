#include <stdio.h>
struct Flags {
  unsigned ready : 1;
  unsigned level : 3;
  int signed_level : 3;
};
int main(void) {
  struct Flags f = {1, 9 & 7, -2};
  f.level += 7;
  printf("%u %u %d\n", f.ready, f.level, f.signed_level);  // expect: 1 0 -2
  printf("%lu\n", sizeof f);  // expect: 4
  return 0;
}
