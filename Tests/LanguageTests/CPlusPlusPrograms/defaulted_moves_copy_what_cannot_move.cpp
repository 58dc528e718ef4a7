#include <iostream>
#include <utility>
struct Copy {
  Copy() {}
  Copy(const Copy &) { std::cout << "copy "; }
  Copy &operator=(const Copy &) { std::cout << "copy= "; return *this; }
};
struct Both {
  Both() {}
  Both(const Both &) { std::cout << "copy "; }
  Both(Both &&) noexcept { std::cout << "move "; }
  Both &operator=(const Both &) { std::cout << "copy= "; return *this; }
  Both &operator=(Both &&) noexcept { std::cout << "move= "; return *this; }
};
struct X { Copy a; Both b; int n = 1; };
struct Y { X x; ~Y() {} };
struct Z : X { Both c; };
struct W { X x; W() = default; W(W &&) = default; W &operator=(W &&) = default; };
template <class T> void all(const char *n) {
  std::cout << n << ": ";
  T a;
  T c = std::move(a);
  T d;
  d = std::move(c);
  std::cout << "\n";
}
int main() {
  all<X>("X");
  all<Y>("Y");
  all<Z>("Z");
  all<W>("W");
  std::pair<Copy, Both> p, q(p), r(std::move(p));
  std::cout << "\n";
  std::swap(q, r);
  std::cout << "\n";
}
