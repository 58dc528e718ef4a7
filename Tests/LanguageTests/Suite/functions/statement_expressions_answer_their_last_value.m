#include <stdio.h>
#define MAXIMUM(a, b) ({ __typeof__(a) _a = (a); __typeof__(b) _b = (b); _a > _b ? _a : _b; })
int main(void) {
  int n = 3;
  printf("%d %d\n", MAXIMUM(n++, 2), n);  // expect: 3 4
  return 0;
}
