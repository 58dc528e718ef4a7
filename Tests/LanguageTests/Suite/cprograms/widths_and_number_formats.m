// What clang printed for the same text.
#include <stdio.h>
#include <limits.h>
#include <stdint.h>
#include <inttypes.h>
#include <float.h>
#include <stddef.h>
#include <sys/types.h>
int main(void) {
  printf("%d %u %ld %lu\n", INT_MAX, UINT_MAX, LONG_MAX, ULONG_MAX);
  printf("%" PRId64 " %" PRIu32 " %" PRIx16 "\n", INT64_MAX, UINT32_MAX, (uint16_t)0xBEEF);
  printf("%d %d\n", SCHAR_MIN, CHAR_BIT);
  printf("%.3e %.3e %d\n", DBL_MAX, FLT_MIN, DBL_DIG);
  int8_t a = (int8_t)200; uint8_t b = (uint8_t)-1; printf("%d %u\n", a, b);
  unsigned u = 3; int i = -5; printf("%d %u\n", i < (int)u, i + u);
  printf("%d %d %d %d\n", -7 / 2, -7 % 2, 7 / -2, 7 % -2);
  printf("%x %x %o\n", ~0u >> 4, 1u << 31, 0755);
  printf("%zu %zu %zu\n", sizeof(char), sizeof('a'), sizeof("abc"));
  long long big = 1LL << 40; printf("%lld %hd %hhd\n", big, (short)70000, (char)300);
  printf("%5.2f|%-8d|%08.3f|%+d|% d|%#x|%#o\n", 3.14159, 42, 2.5, 7, 7, 255, 8);
  printf("%s %.3s %10s|%-10s|\n", "hello", "hello", "hi", "hi");
  printf("%c%c %%\n", 'a', 66);
  printf("%g %g %g %G\n", 0.0001, 1e10, 123456789.0, 1e-10);
  printf("%a\n", 1.0);
  float f = 0.1f; printf("%.9f %.17g\n", f, 0.1);
  printf("%d\n", (int)3.99); printf("%d\n", (int)-3.99);
  printf("%ju %zd %td\n", (uintmax_t)5, (ssize_t)-6, (ptrdiff_t)7);
  return 0;
}
// expect: 2147483647 4294967295 9223372036854775807 18446744073709551615
// expect: 9223372036854775807 4294967295 beef
// expect: -128 8
// expect: 1.798e+308 1.175e-38 15
// expect: -56 255
// expect: 1 4294967294
// expect: -3 -1 -3 1
// expect: fffffff 80000000 755
// expect: 1 4 4
// expect: 1099511627776 4464 44
// expect:  3.14|42      |0002.500|+7| 7|0xff|010
// expect: hello hel         hi|hi        |
// expect: aB %
// expect: 0.0001 1e+10 1.23457e+08 1E-10
// expect: 0x1p+0
// expect: 0.100000001 0.10000000000000001
// expect: 3
// expect: -3
// expect: 5 -6 7
