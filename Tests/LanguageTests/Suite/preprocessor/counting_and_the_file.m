#include <stdio.h>
#define JOIN2(a, b) a##b
#define JOIN(a, b) JOIN2(a, b)
#define UNIQUE(n) JOIN(n, __COUNTER__)
int main(void) {
  int UNIQUE(v) = 5;
  int UNIQUE(v) = 6;
  printf("%d %d\n", v0, v1);  // expect: 5 6
  return 0;
}
