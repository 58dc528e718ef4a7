#include <stdio.h>
struct P {
  int x, y;
};
static int sum(const struct P *p) { return p->x + p->y; }
int main(void) {
  int *list = (int[]){3, 4, 5};
  printf("%d %d\n", sum(&(struct P){1, 2}), list[2]);  // expect: 3 5
  return 0;
}
