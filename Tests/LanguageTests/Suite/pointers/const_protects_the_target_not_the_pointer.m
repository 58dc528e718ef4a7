#include <stdio.h>
int main(void) {
  int one = 1, two = 2;
  const int *p = &one;
  p = &two;
  int *const q = &one;
  *q = 10;
  printf("%d %d\n", *p, one);  // expect: 2 10
  return 0;
}
