#include <stdio.h>
int main(void) {
  int n = 1;
  int *p = &n, **pp = &p, ***ppp = &pp;
  ***ppp = 5;
  int m = 9;
  **ppp = &m;
  printf("%d %d\n", n, *p);  // expect: 5 9
  return 0;
}
