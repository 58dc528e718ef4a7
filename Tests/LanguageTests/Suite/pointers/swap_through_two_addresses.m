#include <stdio.h>
static void swap(char **a, char **b) {
  char *t = *a;
  *a = *b;
  *b = t;
}
int main(void) {
  char *x = "x", *y = "y";
  swap(&x, &y);
  printf("%s%s\n", x, y);  // expect: yx
  return 0;
}
