#include <stdio.h>
int main(void) {
  int big = 100000;
  long long wrong = (int)((unsigned)big * (unsigned)big);
  long long right = (long long)big * big;
  printf("%lld %lld\n", wrong, right);  // expect: 1410065408 10000000000
  return 0;
}
