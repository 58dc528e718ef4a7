// A reference makes the object that it is bound to live longer; what was made on the way goes with the statement.
#include <iostream>
struct A { int n; A(int n) : n(n) {} A(const A &o) : n(o.n + 100) {} ~A() { std::cout << "-" << n << " "; } A twin() const { return A(n + 1); } int get() const { return n; } const A &me() const { return *this; } };
struct P { int x; A a; P(int x) : x(x), a(x + 20) {} int sum() const { return x + a.n; } };
struct Q { int x; A a; Q(int x) : x(x), a(x + 20) {} int sum() const { return x + a.n; } };
static A make(const A &a) { return A(a.n * 2); }
int main() {
  const A &r = make(A(7).twin());
  std::cout << r.n << "\n";
  const int &k = A(8).get();
  std::cout << k << "\n";
  const A &s = A(9);
  std::cout << s.n << "\n";
  const A &u = make(make(A(3)));
  std::cout << u.n << " " << sizeof(Q(4).sum()) << sizeof(int (*)(int)) << sizeof(long(3)) << sizeof(Q) << sizeof(struct P) << sizeof(const A *) << "\n";
  for (int i = 0; i < 2; i++) { const A &v = A(i).twin(); std::cout << v.n << "\n"; }
  { const A &w = 5; std::cout << w.n << "\n"; }
  A x(1);
  const A &y = x; const A &z = x.me();
  std::cout << y.n + z.n << "\n";
  const int c = P(4).sum();
  const A &d = P(6).a;
  std::cout << c << d.n << "\n";
  return 0;
}
