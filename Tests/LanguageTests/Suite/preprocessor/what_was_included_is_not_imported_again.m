// #import asks whether the file was read before, in whatever way.
#include "Shape.h"
#import "Shape.h"
#import "Round.h"
int main(void) {
  struct Shape shape = {SIDES};
  NSLog(@"%d %d", shape.sides, diameter(shape.sides));
  // expect: 4 8
  return 0;
}
// file: Shape.h
#define SIDES (2 + 2)
struct Shape { int sides; };
// file: Round.h
#include "Outer.h"
static int diameter(int radius) { return TWICE(radius); }
// file: Outer.h
#import "Shape.h"
#define TWICE(n) (2 * (n))
