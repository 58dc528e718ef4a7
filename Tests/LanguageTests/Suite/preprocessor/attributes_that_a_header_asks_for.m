#include <stdio.h>
#if __has_attribute(overloadable) || __has_attribute(weak) || __has_attribute(no_such_attribute)
#error these are refused, or nothing
#endif
#if __has_attribute(maybe_unused) && __has_attribute(__nothrow__) && __has_attribute(swift_name)
#define QUIET __attribute__((nothrow, swift_name("quiet()")))
#endif
#if __has_attribute(fallthrough) && __has_attribute(returns_nonnull) && __has_attribute(unused)
QUIET int quiet(void) { return 3; }
#endif
int main(void) {
  printf("%d\n", quiet());  // expect: 3
  return 0;
}
