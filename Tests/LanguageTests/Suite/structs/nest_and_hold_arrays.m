#include <stdio.h>
struct Line {
  struct {
    int x, y;
  } from, to;
  char label[8];
};
int main(void) {
  struct Line l = {{1, 2}, {3, 4}, "ab"};
  struct Line copy = l;
  copy.to.y = 9;
  copy.label[0] = 'z';
  printf("%d %d %s %s\n", l.to.y, copy.to.y, l.label, copy.label);  // expect: 4 9 ab zb
  return 0;
}
