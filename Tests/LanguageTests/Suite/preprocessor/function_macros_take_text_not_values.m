#include <stdio.h>
#define SQUARE(x) x * x
#define SAFE(x) ((x) * (x))
#define MAXIMUM(a, b) ((a) > (b) ? (a) : (b))
int main(void) {
  printf("%d %d\n", SQUARE(1 + 2), SAFE(1 + 2));  // expect: 5 9
  int n = 5;
  int m = MAXIMUM(n++, 3);
  printf("%d %d\n", m, n);  // expect: 6 7
  return 0;
}
