#include <stdio.h>
static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
static unsigned long fact(int n) { return n ? n * fact(n - 1) : 1; }
int main(void) {
  printf("%d %lu\n", fib(15), fact(20));  // expect: 610 2432902008176640000
  return 0;
}
