#include <stdio.h>
#include <stdlib.h>
#include <errno.h>
#include <limits.h>
#include <math.h>
#include <inttypes.h>
static void whole(const char *text, int base) {
  char *end;
  errno = 0;
  long l = strtol(text, &end, base);
  int a = errno;
  errno = 0;
  unsigned long u = strtoul(text, NULL, base);
  printf("%ld %d %lu %d [%s]\n", l, a == ERANGE, u, errno == ERANGE, end);
}
static void real(const char *text) {
  char *end;
  errno = 0;
  double x = strtod(text, &end);
  printf("%g %d [%s]\n", x, errno == ERANGE, end);
}
int main(void) {
  whole("99999999999999999999 bottles", 10);
  whole("-99999999999999999999", 10);
  whole("9223372036854775807", 10);
  whole("9223372036854775808", 10);
  whole("-9223372036854775808", 10);
  whole("18446744073709551615", 10);
  whole("-1", 0);
  whole("0x", 16);
  whole("0xg", 0);
  whole("-0x10z", 0);
  whole("z1", 36);
  whole("8", 8);
  errno = 0;
  printf("%lld %llu %jd %d\n", strtoll("1e", NULL, 16), strtoull("777", NULL, 8), strtoimax("-5", NULL, 10), errno);
  printf("%ld %d\n", strtol("1", NULL, 1), errno == EINVAL);
  real("1e999");
  real("-1e999x");
  real("1e-999");
  real("0e-999");
  real("inf");
  real("-Infinity war");
  real("infinit");
  real("0x1.8p3");
  real("0x10p1");
  real("-0X.8p+1p");
  real("0x1p");
  real("0x");
  real("0x.g");
  real("0x1.8");
  real(" +12.5e+1e");
  real(".5.");
  real("1e");
  real("e5");
  real("0x1p2000");
  char *end;
  printf("%d [%s]\n", isnan(strtod("nan", &end)) != 0, end);
  printf("%d [%s]\n", isnan(strtod("NaN(x_1)y", &end)) != 0, end);
  printf("%d [%s]\n", isnan(strtod("nan(", &end)) != 0, end);
  printf("%g %g %g\n", atof("0x1p-1"), atof("-inf"), atof("2.5kg"));
  errno = 0;
  float f = strtof("1e39", &end);
  printf("%g %d %g\n", f, errno == ERANGE, (double)strtold("2.25", NULL));
}
// expect: 9223372036854775807 1 18446744073709551615 1 [ bottles]
// expect: -9223372036854775808 1 18446744073709551615 1 []
// expect: 9223372036854775807 0 9223372036854775807 0 []
// expect: 9223372036854775807 1 9223372036854775808 0 []
// expect: -9223372036854775808 0 9223372036854775808 0 []
// expect: 9223372036854775807 1 18446744073709551615 0 []
// expect: -1 0 18446744073709551615 0 []
// expect: 0 0 0 0 [x]
// expect: 0 0 0 0 [xg]
// expect: -16 0 18446744073709551600 0 [z]
// expect: 1261 0 1261 0 []
// expect: 0 0 0 0 [8]
// expect: 30 511 -5 0
// expect: 0 1
// expect: inf 1 []
// expect: -inf 1 [x]
// expect: 0 1 []
// expect: 0 0 []
// expect: inf 0 []
// expect: -inf 0 [ war]
// expect: inf 0 [init]
// expect: 12 0 []
// expect: 32 0 []
// expect: -1 0 [p]
// expect: 1 0 [p]
// expect: 0 0 [x]
// expect: 0 0 [x.g]
// expect: 1.5 0 []
// expect: 125 0 [e]
// expect: 0.5 0 [.]
// expect: 1 0 [e]
// expect: 0 0 [e5]
// expect: inf 1 []
// expect: 1 []
// expect: 1 [y]
// expect: 1 [(]
// expect: 0.5 -inf 2.5
// expect: inf 1 2.25
