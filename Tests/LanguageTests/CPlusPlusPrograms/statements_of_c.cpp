#include <cstdio>
enum Color { red, green = 5, blue };
enum class Side { left, right };
int classify(int n) {
  switch (n) {
  case 0: return 10;
  case 1:
  case 2: n += 100; break;
  default: n = -1;
  }
  return n;
}
int main() {
  int sum = 0;
  for (int i = 0, j = 10; i < j; i++, j--) {
    if (i == 2) continue;
    sum += i * j;
  }
  int k = 0;
  do { k += 3; } while (k < 10);
  while (k > 5) --k;
  Color c = blue;
  Side s = Side::right;
  unsigned char small = 250;
  small += 10;
  printf("%d %d %d %d %d\n", sum, k, c, s == Side::right, small);
  printf("%d %d %d %d\n", classify(0), classify(1), classify(2), classify(3));
  printf("%d %d %d\n", 7 / 2 * 2, -7 % 3, (1 << 4) | 3 & 6 ^ 1);
  const int size = 4;
  int table[size][2] = {{1, 2}, {3}};
  printf("%d %d %zu\n", table[0][1] + table[1][0], table[3][1], sizeof(table));
  int x = k > 3 ? k : -k;
  printf("%d %s\n", x, x ? "yes" : "no");
}
