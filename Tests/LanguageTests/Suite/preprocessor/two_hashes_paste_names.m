#include <stdio.h>
#define FIELD(name) get_##name
static int FIELD(width)(void) { return 8; }
int main(void) {
  int x1 = 5, x2 = 6;
#define X(n) x##n
  printf("%d %d %d\n", get_width(), X(1), X(2));  // expect: 8 5 6
  return 0;
}
