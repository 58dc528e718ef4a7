#include <stdio.h>
int main(void) {
  int row[5] = {10, 20, 30, 40, 50};
  int *p = row + 1;
  printf("%d %d %d\n", *p, p[2], *(p - 1));  // expect: 20 40 10
  printf("%ld\n", &row[4] - p);  // expect: 3
  printf("%ld\n", (char *)&row[4] - (char *)p);  // expect: 12
  printf("%d\n", *p++ + *++p);  // expect: 60
  return 0;
}
