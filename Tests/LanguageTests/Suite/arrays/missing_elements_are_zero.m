#include <stdio.h>
int main(void) {
  int a[5] = {1, 2};
  static int b[3];
  int c[] = {[2] = 7, [0] = 5};
  printf("%d %d %d\n", a[1], a[4], b[2]);  // expect: 2 0 0
  printf("%d %d %d %lu\n", c[0], c[1], c[2], sizeof c);  // expect: 5 0 7 12
  return 0;
}
