// What clang printed for the same text.
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
#include <math.h>
#include <time.h>
#include <errno.h>
int main(void) {
  long ts[] = {0, 951782400, 1700000000, -86401, 4102444799};
  for (int i = 0; i < 5; i++) { time_t t = ts[i]; struct tm g = *gmtime(&t); char b[80]; strftime(b, sizeof b, "%Y-%m-%d %H:%M:%S %j %a %A %b %B %y %p %I %F %T %u %%", &g); printf("%s %d %d %ld\n", b, g.tm_wday, g.tm_yday, (long)timegm(&g)); }
  errno = 0; printf("%s\n", strerror(ENOENT)); errno = ERANGE; printf("%d\n", errno);
  int r; printf("%d ", __builtin_add_overflow(2147483647, 1, &r)); printf("%d\n", r);
  unsigned char c; printf("%d %d\n", __builtin_mul_overflow(16, 16, &c), __builtin_sub_overflow(5, 3, &c)); long l; printf("%d\n", __builtin_mul_overflow(1L << 62, 4L, &l));
  printf("%d %d %d %d\n", __builtin_popcount(-1), __builtin_clz(1), __builtin_ctzll(1LL << 40), __builtin_clzl(1)); printf("%x\n", __builtin_bswap32(0x11223344));
  printf("%d %d %d %d\n", isnan(NAN) != 0, isinf(-INFINITY) != 0, isfinite(1.0) != 0, signbit(-0.0) != 0); printf("%g\n", copysign(3, -1));
  return 0;
}
// expect: 1970-01-01 00:00:00 001 Thu Thursday Jan January 70 AM 12 1970-01-01 00:00:00 4 4 0 0
// expect: 2000-02-29 00:00:00 060 Tue Tuesday Feb February 00 AM 12 2000-02-29 00:00:00 2 2 59 951782400
// expect: 2023-11-14 22:13:20 318 Tue Tuesday Nov November 23 PM 10 2023-11-14 22:13:20 2 2 317 1700000000
// expect: 1969-12-30 23:59:59 364 Tue Tuesday Dec December 69 PM 11 1969-12-30 23:59:59 2 2 363 -86401
// expect: 2099-12-31 23:59:59 365 Thu Thursday Dec December 99 PM 11 2099-12-31 23:59:59  4 364 4102444799
// expect: No such file or directory
// expect: 34
// expect: 1 -2147483648
// expect: 1 0
// expect: 1
// expect: 32 31 40 63
// expect: 44332211
// expect: 1 1 1 1
// expect: -3
