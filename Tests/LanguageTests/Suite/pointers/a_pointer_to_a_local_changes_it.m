#include <stdio.h>
static void add(int *to, int n) { *to += n; }
int main(void) {
  int total = 40;
  add(&total, 2);
  printf("%d\n", total);  // expect: 42
  int *p = &total;
  int **pp = &p;
  **pp = 7;
  printf("%d\n", total);  // expect: 7
  return 0;
}
