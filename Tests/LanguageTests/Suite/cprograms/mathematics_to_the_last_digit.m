// What is written as a formula loses digits: exp(x) - 1, log(1 + x), x * y + z.
#import <Foundation/Foundation.h>
#include <math.h>
int main(void) {
  printf("%.13g %.13g %.13g\n", expm1(1e-10), log1p(1e-10), atanh(1e-9));  // expect: 1.00000000005e-10 9.9999999995e-11 1e-09
  double near = 1 + 0x1p-30;
  printf("%a %a\n", fma(near, near, -1 - 0x1p-29), near * near + (-1 - 0x1p-29));  // expect: 0x1p-60 0x0p+0
  float step = 1 + 0x1p-12f;
  printf("%a %a\n", fmaf(step, step, 0x1p-60f), fmaf(1, 1, 0x1p-24f));  // expect: 0x1.002002p+0 0x1p+0
  printf("%.6f %.6f %.1f %.6f\n", erf(0.5), erfc(0.5), tgamma(5), lgamma(10));  // expect: 0.520500 0.479500 24.0 12.801827
  long double x = 2.25L, whole;
  printf("%.2Lf %.2Lf %.3Lf %.2Lf\n", sqrtl(x), fabsl(-x), powl(x, 3), modfl(x, &whole));  // expect: 1.50 2.25 11.391 0.25
  printf("%zu %ld %.1Lf\n", sizeof(floorl(x)), lroundl(x), whole);  // expect: 8 2 2.0
  printf("%a %a\n", nextafterf(1, 2), nextafterf(0, -1));  // expect: 0x1.000002p+0 -0x1p-149
  return 0;
}
