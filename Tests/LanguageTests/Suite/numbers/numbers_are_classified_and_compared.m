// mode: mrc
#include <math.h>
int main(void) {
  double zero = 0, nothing = NAN;
  printf("%d %d\n", fpclassify(1.0) == FP_NORMAL, fpclassify(zero) == FP_ZERO);  // expect: 1 1
  printf("%d %d %d\n", fpclassify(nothing) == FP_NAN, fpclassify(1 / zero) == FP_INFINITE, fpclassify(5e-324) == FP_SUBNORMAL);  // expect: 1 1 1
  printf("%d %d %d\n", isnormal(2.5), isnormal(zero), isnormal(INFINITY));  // expect: 1 0 0
  printf("%d %d %d %d\n", isgreater(2.0, 1.0), isless(nothing, 1.0), isunordered(nothing, 1.0), islessgreater(1.0, 2.0));  // expect: 1 0 1 1
  int quotient;
  double rest = remquo(7, 2, &quotient);
  printf("%g %d\n", rest, quotient);  // expect: -1 4
  rest = remquo(-7, 2, &quotient);
  printf("%g %d\n", rest, quotient);  // expect: 1 -4
  return 0;
}
