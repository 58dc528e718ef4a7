#include <stdio.h>
#include "Outer.h"
int main(void) {
  printf("%d %d %d\n", __INCLUDE_LEVEL__, OUTER, INNER);  // expect: 0 1 2
  return 0;
}
// file: Inner.h
enum { INNER = __INCLUDE_LEVEL__ };
// file: Outer.h
#include "Inner.h"
enum { OUTER = __INCLUDE_LEVEL__ };
