// What clang printed for the same text.
#include <stdio.h>
#define T(x) _Generic((x), int: "int", unsigned: "unsigned", long: "long", unsigned long: "ulong", float: "float", double: "double", char *: "char*", const char *: "const char*", char: "char", default: "other")
static int trace(int v) { printf("%d ", v); return v; }
const int K = 3; static int garr[10]; int tent; int tent; extern int later; int later = 8;
static inline int twice(int x) { return x * 2; }
int main(void) {
  char c = 1; short s = 2; float f = 1; unsigned u = 1; long l = 1; unsigned long ul = 1;
  printf("%s %s %s %s %s %s\n", T(c), T(c + s), T(f), T(f * 2), T(u + 1), T(l + u)); printf("%s %s %s %s\n", T("x"), T(1.0), T(ul + 1), T('a'));
  printf("%s %s\n", T(1 ? 1 : 2u), T(sizeof 1));
  (void)(trace(1) && trace(0) && trace(3)); (void)(trace(0) || trace(5) || trace(6)); printf("\n");
  int a[5] = {1, 2, 3}; int *p = a; printf("%d %d %d %d\n", *p++, *p, ++*p, *(p + 1)); printf("%d %d\n", 2[a], *&a[1]);
  { int c = 5; { int c = 6; printf("%d ", c); } printf("%d\n", c); }
  int i = 10; while (i --> 7) printf("%d ", i); printf("\n");
  printf("%d %d\n", twice(later), garr[3] + tent + K);
  int n = 0x7fffffff; unsigned w = (unsigned)n + 1u; printf("%u %d\n", w, (int)(w >> 31));
  int x = 6; x ^= 3; x |= 8; x &= ~1; x <<= 2; x >>= 1; x %= 7; x -= -2; x *= 3; x /= 2; printf("%d\n", x);
  printf("%d %d %d\n", '\n', '\x41', '\101'); printf("%s\n", "tab\there \"q\" \\ \u00e9");
  printf("%lu %d\n", 3000000000, 0b1011); printf("%d %.1f %.1f\n", 1e3 == 1000, .5, 5.); printf("%ld\n", 010 + 0x10L);
  long long ll = 5000000000LL; int trunc = (int)ll; printf("%d\n", trunc);
  double d = 1 / 2; double e = 1 / 2.0; printf("%.1f %.1f\n", d, e); float g = 16777217; printf("%.0f\n", g);
  printf("%d\n", (unsigned char)-1 == 255); printf("%d\n", -1 < 1u); printf("%d\n", (signed char)0x80 < 0);
  int m[2][2] = {1, 2, 3, 4}; int t = 0; for (int r = 0; r < 2; r++) for (int q = 0; q < 2; q++) t += m[r][q] << (r * 2 + q); printf("%d\n", t);
  const char *str = "hello"; int len = 0; while (*str++) len++; printf("%d\n", len);
  enum { A = -1, B, C = A + 10 }; printf("%d %d %zu\n", B, C, sizeof(enum { Z }));
  typedef int Arr[3]; Arr z = {7, 8, 9}; Arr *pz = &z; printf("%d %zu\n", (*pz)[2], sizeof(Arr));
  int (*fn)(int) = twice; printf("%d %d\n", fn(4), (*fn)(5)); int vla = 3; { int v[vla]; v[2] = 4; printf("%zu %d\n", sizeof v, v[2]); }
  printf("%d\n", __builtin_popcount(255)); printf("%ld %d\n", __builtin_expect(1, 1), __builtin_ctz(8));
  label: if (vla++ < 5) goto label; printf("%d\n", vla); switch (3) { case 1 ... 5: printf("range\n"); }
  return 0;
}
// expect: char int float float unsigned long
// expect: char* double ulong int
// expect: unsigned ulong
// expect: 1 0 0 5 
// expect: 1 2 3 3
// expect: 3 3
// expect: 6 5
// expect: 9 8 7 
// expect: 16 3
// expect: 2147483648 1
// expect: 7
// expect: 10 65 65
// expect: tab	here "q" \ é
// expect: 3000000000 11
// expect: 1 0.5 5.0
// expect: 24
// expect: 705032704
// expect: 0.0 0.5
// expect: 16777216
// expect: 1
// expect: 0
// expect: 1
// expect: 49
// expect: 5
// expect: 0 9 4
// expect: 9 12
// expect: 8 10
// expect: 12 4
// expect: 8
// expect: 1 3
// expect: 6
// expect: range
