#include <stdio.h>
#define SIZE 3 + 1
#define NAME "box"
int main(void) {
  printf("%d %s\n", SIZE * 2, NAME);  // expect: 5 box
  return 0;
}
