#include <stdio.h>
int main(void) {
  int flags = 6;
  printf("%d\n", flags & 2 == 2);  // expect: 0
  printf("%d\n", (flags & 2) == 2);  // expect: 1
  printf("%d %d %d\n", flags ^ 3, flags | 8, ~flags);  // expect: 5 14 -7
  return 0;
}
