// Designators may stand in any order; what they give is computed in the order of the members, and what a later one
// gives again is never computed.
#include <stdio.h>
static int say(int n) { printf("%d ", n); return n; }
struct Point { int x, y; };
struct Line { struct Point from, to; int width; };
static struct Point at(int n) { printf("at%d ", n); return (struct Point){n, n}; }
int main(void) {
  struct Point p = {.y = say(1), .x = say(2)};
  printf("= %d %d\n", p.x, p.y);  // expect: 2 1 = 2 1
  struct Line l = {.width = say(1), .to = at(2), .from.y = say(3), .from.x = say(4)};
  printf("= %d %d %d\n", l.from.x, l.to.y, l.width);  // expect: 4 3 at2 1 = 4 2 1
  int all[4] = {[2] = say(1), say(2), [0] = say(3)};
  printf("= %d %d %d %d\n", all[0], all[1], all[2], all[3]);  // expect: 3 1 2 = 3 0 1 2
  struct Point twice = {.x = say(1), .y = say(2), .x = say(3)};  // expect warning: W0329 initializer overrides prior initialization of this subobject
  printf("= %d %d\n", twice.x, twice.y);  // expect: 3 2 = 3 2
  struct Line whole = {.from.x = say(1), .from = at(2)};  // expect warning: W0329 initializer overrides prior initialization of this subobject
  printf("= %d %d\n", whole.from.x, whole.from.y);  // expect: at2 = 2 2
  return 0;
}
