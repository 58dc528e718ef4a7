#include <stdio.h>
enum Gear { Reverse = -1, Neutral, First, Fifth = 5, Sixth };
int main(void) {
  enum Gear g = Sixth;
  printf("%d %d %d\n", Neutral, First, g);  // expect: 0 1 6
  printf("%lu\n", sizeof(enum Gear));  // expect: 4
  return 0;
}
