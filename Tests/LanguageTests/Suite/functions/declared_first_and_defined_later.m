#include <stdio.h>
int isOdd(int n);
int isEven(int n) { return n == 0 ? 1 : isOdd(n - 1); }
int isOdd(int n) { return n == 0 ? 0 : isEven(n - 1); }
int main(void) {
  printf("%d %d\n", isEven(10), isOdd(10));  // expect: 1 0
  return 0;
}
