#include <stdio.h>
#define A 3
#if (A * 2 - 1 == 5) && (A << 1) > 5 && !(A & 4) && 'a' == 97
#define R "yes"
#else
#define R "no"
#endif
#if UNDEFINED_NAME
#error not here
#endif
int main(void) {
  printf("%s %s\n", R, __has_feature(objc_arc) ? "arc" : "mrc");  // expect: yes mrc
  return 0;
}
