#include <stdio.h>
#define SWAP(a, b) \
  do { \
    int t = a; \
    a = b; \
    b = t; \
  } while (0)
int main(void) {
  int x = 1, y = 2;
  if (x < y) SWAP(x, y);
  else printf("no\n");
  printf("%d %d\n", x, y);  // expect: 2 1
  return 0;
}
