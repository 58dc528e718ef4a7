#include <iostream>
struct L { L() { std::cout << "L "; } ~L() { std::cout << "~L "; } };
struct R { int n; R(int n) : n(n) { std::cout << "R" << n << " "; } R(const R &o) : n(o.n) { std::cout << "c "; } ~R() { std::cout << "~R" << n << " "; } };
R deep(int k) { L l; for (int i = 0; i < 3; i++) { for (int j = 0; j < 3; j++) { L m; R r(i * 10 + j); L n; if (r.n == k) { if (j < 5) { L o; return r; } } if (j == 1 && i == 0) break; if (j == 2) continue; } } R z(99); return z; }
struct S { int q; R make(bool b) const { if (b) { R a(q); return a; } R c(q + 1); return c; } };
struct V { virtual R mk(int) { R a(5); return a; } };
struct W : V { R mk(int n) override { if (n > 1) { R b(n); return b; } return R(1); } };
R rec(int n) { if (n == 0) { R a(0); return a; } R b = rec(n - 1); return b; }
R nested(int n) { struct Loc { R f() { R x(3); return x; } R g(bool b) { if (b) { R y(4); return y; } return R(6); } }; Loc l; if (n) { R q = l.g(n > 1); return q; } return l.f(); }
int main() { { R a = deep(11); } std::cout << '\n'; { R a = deep(77); } std::cout << '\n'; S s{4}; { R a = s.make(true); R b = s.make(false); } std::cout << '\n'; W w; V *v = &w; { R a = v->mk(1); R b = v->mk(3); } std::cout << '\n'; { R a = rec(3); } std::cout << '\n'; { R a = nested(0), b = nested(1), c = nested(2); } std::cout << deep(22).n << '\n'; }
