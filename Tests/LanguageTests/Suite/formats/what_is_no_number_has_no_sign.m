#include <stdio.h>
int main(void) {
  double zero = 0;
  printf("%f %g %f\n", zero / zero, -(zero / zero), -1 / zero);
  return 0;
}
// expect: nan nan -inf
