#include <stdio.h>
#include <stdbool.h>
int main(void) {
  bool b = 256;
  printf("%d\n", b);  // expect: 1
  b = 0.5;
  printf("%d\n", b);  // expect: 1
  b = false;
  printf("%d %lu\n", b, sizeof(bool));  // expect: 0 1
  return 0;
}
