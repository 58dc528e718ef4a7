#include <cstdio>
int main() {
  unsigned u = 3;
  int i = -5;
  long l = 1L << 40;
  printf("%u %d %d %ld\n", u - 4, i / 2, i % 3, l);
  printf("%d %d\n", i < (int)u, (unsigned)i > u);
  double d = 7 / 2, e = 7 / 2.0;
  float f = 0.1f;
  printf("%.2f %.2f %.8f %d\n", d, e, f, (int)'A' + 1);
  char c = 'x';
  c += 1;
  bool b = 5;
  b = b + b;
  printf("%c %d %d %d\n", c, b, !i, ~0);
  int a[5] = {1, 2, 3};
  int *p = a + 1;
  printf("%d %d %ld %d\n", *p++, *p, p - a, a[4]);
  printf("%d %d\n", 1 ? 2 : 3, (i = 3, i + 1));
  int x = 1;
  x <<= 3;
  x |= 1;
  x ^= 3;
  printf("%d %x %o\n", x, 255, 8);
  printf("%d\n", 2 + 3 * 4 - (5 - 6) * 2 % 3 == 14 && 3 > 2 || 0);
}
