#import <Foundation/Foundation.h>
#include <errno.h>
#include <float.h>
#include <inttypes.h>
#include <limits.h>
#include <locale.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <wctype.h>
#if DBL_MAX_EXP != 1024 || LDBL_DIG < DBL_DIG
#error "limits are known to #if"
#endif
int main(void) {
  printf("%d %d %d %d\n", FLT_MAX_EXP, DBL_MIN_10_EXP, FLT_DECIMAL_DIG, DECIMAL_DIG);  // expect: 128 -307 9 17
  printf("%d %g\n", LDBL_MAX == DBL_MAX, DBL_TRUE_MIN);  // expect: 1 4.94066e-324
  int_least16_t a = INT_LEAST16_MAX;
  uint_fast8_t b = UINT_FAST8_MAX;
  int_fast64_t c = INT_FAST64_MIN;
  printf("%" PRIdLEAST16 " %" PRIuFAST8 " %" PRIdFAST64 " %zu\n", a, b, c, sizeof(max_align_t));  // expect: 32767 255 -9223372036854775808 8
  int read = 0;
  sscanf("ff", "%" SCNx32, &read);
  printf("%d %d\n", read, WCHAR_MAX == INT32_MAX);  // expect: 255 1
  printf("%d %s; %s\n", EISDIR, strerror(ENOTEMPTY), strerror(200));  // expect: 21 Directory not empty; Unknown error: 200
  printf("%s %d %s\n", setlocale(LC_ALL, ""), setlocale(LC_ALL, "de_DE") == NULL, localeconv()->decimal_point);  // expect: C 1 .
  printf("%d %d\n", HUGE_VALF == INFINITY, EWOULDBLOCK == EAGAIN);  // expect: 1 1
  return 0;
}
