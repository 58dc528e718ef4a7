#include <stdio.h>
int main(void) {
  int minus = -1;
  unsigned one = 1;
  printf("%d\n", minus < one);  // expect: 0
  printf("%d\n", minus < (int)one);  // expect: 1
  printf("%d\n", -1L < one);  // expect: 1
  return 0;
}
