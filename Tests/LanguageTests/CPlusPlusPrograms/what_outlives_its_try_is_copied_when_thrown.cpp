#include <cstdio>
#include <utility>
struct X {
  int n;
  X(int n) : n(n) {}
  X(const X &o) : n(o.n) { printf("copy %d\n", n); }
  X(X &&o) : n(o.n) { o.n = 0; printf("move %d\n", n); }
};
void inner() {
  X x(1);
  throw x;
}
int main() {
  X outside(2);
  try { throw outside; } catch (X &e) { printf("%d %d\n", e.n, outside.n); }
  try {
    X within(3);
    throw within;
  } catch (X &e) { printf("%d\n", e.n); }
  try { inner(); } catch (const X &e) { printf("%d\n", e.n); }
  try {
    X both(4);
    try { throw both; } catch (X &e) { printf("%d %d\n", e.n, both.n); }
  } catch (...) { }
}
