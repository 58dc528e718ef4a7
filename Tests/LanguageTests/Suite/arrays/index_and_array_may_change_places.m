#include <stdio.h>
int main(void) {
  int a[] = {5, 6, 7};
  printf("%d %c\n", 2[a], "xyz"[1]);  // expect: 7 y
  return 0;
}
