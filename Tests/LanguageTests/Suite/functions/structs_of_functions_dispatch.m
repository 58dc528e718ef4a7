#include <stdio.h>
struct Shape {
  double (*area)(const struct Shape *);
  double side;
};
static double square(const struct Shape *s) { return s->side * s->side; }
static double triangle(const struct Shape *s) { return square(s) / 2; }
int main(void) {
  struct Shape shapes[] = {{square, 2}, {triangle, 3}};
  for (int i = 0; i < 2; i++) printf("%.1f\n", shapes[i].area(&shapes[i]));
  // expect: 4.0
  // expect: 4.5
  return 0;
}
