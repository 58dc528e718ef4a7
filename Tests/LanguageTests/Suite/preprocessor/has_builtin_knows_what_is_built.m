#include <stdio.h>
#include <stdarg.h>
#include <stddef.h>
#if __has_builtin(__builtin_expect) && !__has_builtin(__builtin_of_nobody)
#define LIKELY(x) __builtin_expect(!!(x), 1)
#else
#define LIKELY(x) "unknown"
#endif
int main(void) {
  printf("%d\n", (int)LIKELY(5));
  printf("%d%d%d\n", __has_builtin(__builtin_bswap32), __has_builtin(__builtin_popcount), __has_builtin(__builtin_add_overflow));
  printf("%d%d%d\n", __has_builtin(__builtin_va_start), __has_builtin(__builtin_va_arg), __has_builtin(__builtin_offsetof));
  printf("%d%d\n", __has_builtin(__sync_fetch_and_add), __has_builtin(__atomic_load_n));
  printf("%d%d\n", __has_builtin(nobody), __has_builtin(__builtin_));
}
// expect: 1
// expect: 111
// expect: 111
// expect: 11
// expect: 00
