#include <iostream>
#include <utility>
struct T { int n; T(int n = 0) : n(n) {} T(const T &o) : n(o.n) { std::cout << "c "; } T(T &&o) : n(o.n) { std::cout << "m "; } };
T &ref(T &t) { return t; }
int main() {
  T a(1), b(2); bool y = true;
  T c = y ? a : b; T d = y ? std::move(a) : std::move(b); T e = y ? a : std::move(b); T f = !y ? a : std::move(b);
  T g = y ? T(3) : a; T h = y ? a : T(4); T i = y ? T(5) : T(6); (y ? a : b).n = 9; const T k(7); T l = y ? k : a;
  int p = 1, q = 2; int r = y ? p : std::move(q); (y ? p : q) = 8; int s = y ? std::move(p) : std::move(q);
  std::cout << a.n << e.n << l.n << r << s << p;
}
