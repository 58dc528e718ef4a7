#include <stdio.h>
#define NAME "one"
#pragma push_macro("NAME")
#undef NAME
#define NAME "two"
_Pragma("push_macro(\"NAME\")")
#undef NAME
#pragma push_macro("NAME")
#define NAME "three"
#define KEEP(x) _Pragma(#x)
KEEP(pack(push, 1))
struct narrow { char c; int i; };
#pragma pack(pop)
struct wide { char c; int i; };
int main(void) {
  printf("%s\n", NAME);  // expect: three
#pragma pop_macro("NAME")
#ifdef NAME
  printf("still there\n");
#endif
#pragma pop_macro("NAME")
  printf("%s\n", NAME);  // expect: two
#pragma pop_macro("NAME")
  printf("%s\n", NAME);  // expect: one
#pragma pop_macro("NAME")
  printf("%s\n", NAME);  // expect: one
  printf("%zu %zu\n", sizeof(struct narrow), sizeof(struct wide));  // expect: 5 8
  return 0;
}
