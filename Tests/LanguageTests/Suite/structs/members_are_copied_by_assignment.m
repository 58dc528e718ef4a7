#include <stdio.h>
struct Point {
  int x, y;
};
int main(void) {
  struct Point a = {1, 2};
  struct Point b = a;
  b.x = 10;
  printf("%d %d %d %d\n", a.x, a.y, b.x, b.y);  // expect: 1 2 10 2
  return 0;
}
