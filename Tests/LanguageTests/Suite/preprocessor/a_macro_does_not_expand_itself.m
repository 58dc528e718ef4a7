#include <stdio.h>
static int f(int n) { return n + 100; }
#define f(n) f((n) * 2)
#define twice(x) x x
int main(void) {
  printf("%d\n", f(1));  // expect: 102
  printf(twice("ab") "\n");  // expect: abab
  return 0;
}
