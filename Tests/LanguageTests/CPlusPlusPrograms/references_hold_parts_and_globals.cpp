#include <iostream>
struct A {
  int v;
  A(int v) : v(v) { std::cout << "A" << v << " "; }
  A(const A &o) : v(o.v) { std::cout << "C" << v << " "; }
  ~A() { std::cout << "~" << v << " "; }
};
struct H { const A &r; A own; H(const A &a) : r(a), own(a) {} };
A global(9);
const A &pass(const A &a) { return a; }
int main() {
  const A &a = A(1);
  { const A &b = pass(global); H h(b); std::cout << h.own.v << " "; }
  A &&m = A(2);
  m.v = 3;
  const A c[] = {A(4), A(5)};
  auto &&u = A(8);
  std::cout << u.v << "\n";
}
