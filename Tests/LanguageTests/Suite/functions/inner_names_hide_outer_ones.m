#include <stdio.h>
int n = 1;
int main(void) {
  int n = 2;
  {
    int n = 3;
    printf("%d\n", n);  // expect: 3
  }
  for (int n = 9; n < 10; n++) printf("%d\n", n);  // expect: 9
  {
    extern int n;
    printf("%d\n", n);  // expect: 1
  }
  printf("%d\n", n);  // expect: 2
  return 0;
}
