#include <stdio.h>
static int next(void) {
  static int count = 10;
  return ++count;
}
int main(void) {
  next();
  next();
  printf("%d\n", next());  // expect: 13
  return 0;
}
