// What clang printed for the same text.
#include <stdio.h>
#include <stdarg.h>
static int sum(int n, ...) { va_list ap; va_start(ap, n); int s = 0; while (n--) s += va_arg(ap, int); va_end(ap); return s; }
static void tell(const char *f, ...) { va_list a, b; va_start(a, f); va_copy(b, a); vprintf(f, a); vprintf(f, b); va_end(a); va_end(b); }
static double mix(const char *k, ...) { va_list ap; va_start(ap, k); double t = 0; for (; *k; k++) switch (*k) { case 'i': t += va_arg(ap, int); break; case 'd': t += va_arg(ap, double); break; case 'l': t += va_arg(ap, long); break; case 's': t += va_arg(ap, char *)[0]; break; } va_end(ap); return t; }
typedef int (*Op)(int, int);
static int add(int a, int b) { return a + b; } static int mul(int a, int b) { return a * b; }
static Op pick(char c) { return c == '+' ? add : mul; }
static int apply(Op o, int a, int b) { return o(a, b); }
static int fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }
static int counter(void) { static int c = 10; return c++; }
int (*table[])(int, int) = { add, mul };
int main(void) {
  printf("%d %d\n", sum(3, 1, 2, 3), sum(0));
  tell("%d-%s;", 5, "x"); printf("\n");
  printf("%.1f\n", mix("idls", 1, 2.5, 3L, "A"));
  printf("%d %d %d\n", apply(pick('+'), 3, 4), apply(pick('*'), 3, 4), table[1](5, 6));
  printf("%d\n", fact(10)); counter(); printf("%d\n", counter());
  int i = 0; for (;;) { if (++i > 5) break; if (i % 2) continue; printf("%d ", i); } printf("\n");
  do { i--; } while (i > 3); printf("%d\n", i);
  switch (i) { case 1: case 3: printf("three "); case 4: printf("fall\n"); break; default: printf("no\n"); }
  switch (2) { default: printf("d "); case 9: printf("nine\n"); }
  int x = 5; x = x++ * 2 + 1; int y = (x = 3, x + 1); printf("%d %d\n", x, y);
  for (int a = 0, b = 10; a < b; a += 3, b--) printf("%d/%d ", a, b); printf("\n");
  goto end; printf("skipped\n"); end: printf("%d %d\n", 1 ? 2 : 3, 0 ?: 7);
  printf("%d\n", ({ int q = 4; q * q; }));
  unsigned char uc = 250; uc += 10; printf("%d\n", uc); int sh = -16 >> 2; printf("%d\n", sh);
  printf("%d %d\n", !5, !!5);  printf("%d\n", 5 & 3 == 3);
  return 0;
}
// expect: 6 0
// expect: 5-x;5-x;
// expect: 71.5
// expect: 7 12 30
// expect: 3628800
// expect: 11
// expect: 2 4 
// expect: 3
// expect: three fall
// expect: d nine
// expect: 3 4
// expect: 0/10 3/9 6/8 
// expect: 2 7
// expect: 16
// expect: 4
// expect: -4
// expect: 0 1
// expect: 1
