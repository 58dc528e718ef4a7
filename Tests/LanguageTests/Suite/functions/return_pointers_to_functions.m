#include <stdio.h>
static int one(void) { return 1; }
static int two(void) { return 2; }
static int (*choose(int n))(void) { return n == 1 ? one : two; }
int main(void) {
  printf("%d %d\n", choose(1)(), (*choose(2))());  // expect: 1 2
  return 0;
}
