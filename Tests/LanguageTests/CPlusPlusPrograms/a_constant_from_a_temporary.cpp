// What was tried out for a constant is asked for again where it is needed.
#include <iostream>
static int t(int v, int n) { std::cout << "t" << n << " "; return v; }
struct A { int n; A(int n) : n(n) {} ~A() { std::cout << "-" << n << " "; } };
struct P { int x; A a; P(int x) : x(x), a(x + 20) {} int sum() const { return x + a.n; } };
int main() {
  const int c = t(P(4).sum(), 23);
  std::cout << c << "\n"; return 0; }
