// What fits into an int is one in arithmetic, whatever the field's type; by itself the field keeps its type.
#include <stdio.h>
#include <stdbool.h>
#define TYPE(x) _Generic((x), int: "int", unsigned: "unsigned", long: "long", unsigned long: "unsigned long", long long: "long long", _Bool: "bool", default: "other")
struct Bits {
  unsigned nine : 9;
  int five : 5;
  unsigned long forty : 40;
  long twenty : 20;
  unsigned whole : 32;
  unsigned char three : 3;
  _Bool is : 1;
  unsigned long small : 3;
  long word : 32;
  unsigned long uword : 32;
  long long lword : 32;
  long more : 33;
  unsigned long most : 31;
};
#define SHOW(e) printf("%s: %s %lld %d\n", #e, TYPE(e), (long long)(e), (e) > -1)
int main(void) {
  struct Bits s = {410, -3, 77, -5, 7, 2, 1, 3, -5, 0xffffffff, -3, -9, 0x7fffffff};
  int k = 0;
  SHOW(s.nine + 0); SHOW(+s.nine); SHOW(-s.nine); SHOW(~s.nine); SHOW(s.nine - 1000);
  SHOW((k, s.nine)); SHOW((k, s.nine) - 1000); SHOW((k, s.nine) << 24);
  SHOW(s.nine = 5); SHOW((s.nine = 5) - 10); SHOW(s.nine += 1); SHOW((s.nine += 1) - 100);
  SHOW(({ s.nine; })); SHOW(({ s.nine; }) - 1000);
  SHOW(s.nine++ - 1000); SHOW(++s.nine - 1000); SHOW(s.nine-- - 1000); SHOW(s.nine--);
  SHOW(k ? s.nine : s.nine); SHOW(k ? s.nine : 1); SHOW(s.nine ?: 3); SHOW(1 ? s.nine : s.nine);
  SHOW(0 ? s.nine : s.five); SHOW(1 ? (k, s.small) : 1); SHOW((unsigned)s.nine - 1000);
  SHOW((unsigned long)s.small - 10); SHOW(s.small - 10); SHOW((k, s.small) - 10); SHOW(s.small * -1);
  SHOW(-s.small); SHOW(~s.small); SHOW(s.small << 30); SHOW(s.small % -2); SHOW(s.small == -5);
  SHOW(s.forty + 1); SHOW(s.forty - 100); SHOW(s.twenty + 1u); SHOW(s.twenty * 2); SHOW(s.whole - 10);
  SHOW(s.three - 5); SHOW(s.is - 5); SHOW(s.is = 0); SHOW(s.most++ - 10); SHOW(++s.most - 10);
  SHOW(s.word + 0); SHOW(s.word << 4); SHOW(s.uword + 1); SHOW(-s.uword); SHOW(s.uword << 4);
  SHOW(s.lword - 1); SHOW(s.more + 0); SHOW(k ? s.whole : s.most);
  switch (s.word) { case -5: printf("-5\n"); }
  __auto_type sum = s.small + 0;
  __auto_type last = (k, s.small);
  printf("%s %s %zu\n", TYPE(sum), TYPE(last), sizeof(s.small + 0));
  printf("%d %d\n", s.small, s.twenty);
  return 0;
}
// expect: s.nine + 0: int 410 1
// expect: +s.nine: int 410 1
// expect: -s.nine: int -410 0
// expect: ~s.nine: int -411 0
// expect: s.nine - 1000: int -590 0
// expect: (k, s.nine): unsigned 410 1
// expect: (k, s.nine) - 1000: int -590 0
// expect: (k, s.nine) << 24: int -1711276032 0
// expect: s.nine = 5: unsigned 5 1
// expect: (s.nine = 5) - 10: int -5 0
// expect: s.nine += 1: unsigned 6 1
// expect: (s.nine += 1) - 100: int -92 0
// expect: ({ s.nine; }): unsigned 9 0
// expect: ({ s.nine; }) - 1000: unsigned 4294966305 0
// expect: s.nine++ - 1000: unsigned 4294966305 0
// expect: ++s.nine - 1000: int -988 0
// expect: s.nine-- - 1000: unsigned 4294966309 0
// expect: s.nine--: unsigned 11 0
// expect: k ? s.nine : s.nine: int 9 1
// expect: k ? s.nine : 1: int 1 1
// expect: s.nine ?: 3: int 9 1
// expect: 1 ? s.nine : s.nine: int 9 1
// expect: 0 ? s.nine : s.five: int -3 0
// expect: 1 ? (k, s.small) : 1: int 3 1
// expect: (unsigned)s.nine - 1000: unsigned 4294966305 0
// expect: (unsigned long)s.small - 10: unsigned long -7 0
// expect: s.small - 10: int -7 0
// expect: (k, s.small) - 10: int -7 0
// expect: s.small * -1: int -3 0
// expect: -s.small: int -3 0
// expect: ~s.small: int -4 0
// expect: s.small << 30: int -1073741824 0
// expect: s.small % -2: int 1 1
// expect: s.small == -5: int 0 1
// expect: s.forty + 1: unsigned long 78 0
// expect: s.forty - 100: unsigned long -23 0
// expect: s.twenty + 1u: unsigned 4294967292 0
// expect: s.twenty * 2: int -10 0
// expect: s.whole - 10: unsigned 4294967293 0
// expect: s.three - 5: int -3 0
// expect: s.is - 5: int -4 0
// expect: s.is = 0: bool 0 1
// expect: s.most++ - 10: unsigned long 2147483637 0
// expect: ++s.most - 10: int -8 0
// expect: s.word + 0: int -5 0
// expect: s.word << 4: int -80 0
// expect: s.uword + 1: unsigned 0 0
// expect: -s.uword: unsigned 1 0
// expect: s.uword << 4: unsigned 4294967280 0
// expect: s.lword - 1: int -4 0
// expect: s.more + 0: long -9 0
// expect: k ? s.whole : s.most: unsigned 3 0
// expect: -5
// expect: int unsigned long 4
// expect: 3 -5
