#include <stdio.h>
int main(void) {
  printf("%g %g %g %g\n", 0.1, 100000.0, 1e10, 1.0 / 3);  // expect: 0.1 100000 1e+10 0.333333
  printf("%.10g %G\n", 1.0 / 3, 1e-10);  // expect: 0.3333333333 1E-10
  printf("%f %.0f %.0f\n", 1e15, 0.5, 1.5);  // expect: 1000000000000000.000000 0 2
  return 0;
}
