#include <cstdio>
using Number = long;
typedef unsigned char byte;
int main() {
  struct Pair {
    Number a, b;
    Number sum() const { return a + b; }
  };
  enum { limit = 3 };
  Pair p = {4, 5};
  byte small = 255;
  small++;
  int *q, n = limit;
  q = &n;
  int **r = &q;
  **r += 2;
  printf("%ld %d %d %zu\n", p.sum(), small, n, sizeof(Pair));
}
