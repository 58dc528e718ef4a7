#include <stdio.h>
int main(void) {
  int yes = 1;
  printf("%.1f\n", yes ? 1 : 2.5);  // expect: 1.0
  printf("%lu\n", sizeof(yes ? 1 : 2L));  // expect: 8
  int n = 0;
  printf("%d\n", n ?: 42);  // expect: 42
  printf("%s\n", n > 0 ? "positive" : n < 0 ? "negative" : "zero");  // expect: zero
  return 0;
}
