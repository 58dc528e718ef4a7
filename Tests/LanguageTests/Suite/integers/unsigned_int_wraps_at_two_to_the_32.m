#include <stdio.h>
int main(void) {
  unsigned int n = 4294967295u;
  n = n + 1;
  printf("%u\n", n);  // expect: 0
  n -= 1;
  printf("%u\n", n);  // expect: 4294967295
  return 0;
}
