#include <stdio.h>
#define KIND(x) _Generic((x), float: "float", double: "double", long double: "long double", default: "other")
int main(void) {
  long double x = 2;
  double d = 1.5L;
  printf("%s %s %s %s\n", KIND(1.0L), KIND(1.0), KIND(1.0f), KIND(0x1p1l));
  printf("%s %s %s %s\n", KIND(x), KIND(x + 1), KIND(d * x), KIND(1 ? d : x));
  printf("%s %g %d\n", KIND(-1.L), d, _Generic(&x, double *: 1, long double *: 2));
}
// expect: long double double float long double
// expect: long double long double long double long double
// expect: long double 1.5 2
