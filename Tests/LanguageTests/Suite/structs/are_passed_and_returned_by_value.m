#include <stdio.h>
typedef struct {
  double w, h;
  const char *name;
} Box;
static Box twice(Box b) {
  b.w *= 2;
  b.h *= 2;
  return b;
}
int main(void) {
  Box small = {1.5, 2, "box"};
  Box big = twice(small);
  printf("%.1f %.1f %s\n", big.w, big.h, big.name);  // expect: 3.0 4.0 box
  printf("%.1f %.1f\n", small.w, twice(twice(small)).h);  // expect: 1.5 8.0
  return 0;
}
