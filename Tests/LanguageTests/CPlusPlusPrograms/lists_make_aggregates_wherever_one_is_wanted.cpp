#include <iostream>
#include <string>
#include <utility>
struct P { int x, y; };
struct Q { P p; int z[2]; std::string s; };
struct D { int n; D(int n = 0) : n(n) { std::cout << "D" << n << ' '; } D(const D &o) : n(o.n) { std::cout << "c "; } ~D() { std::cout << "~" << n << ' '; } };
struct E { D d; int k; };
void use(const E &e) { std::cout << "use" << e.k << ' '; }
void val(E e) { std::cout << "val" << e.k << ' '; }
E make(bool b) { if (b) return {D(1), 2}; return {}; }
struct R { P a; P b; };
int main() { E e{1, 2}; e = {3, 4}; std::cout << "| "; use({5, 6}); std::cout << "| "; val({7, 8}); std::cout << "| "; E f = make(true); e = make(false); std::cout << f.k << e.k << '\n';
  R r; r = {{1, 2}, {3}}; r.a = {5, 6}; std::cout << r.a.x << r.b.x << r.b.y << '\n'; P ps[2]; ps[0] = {1, 2}; int i = 0; ps[++i] = {3, 4}; std::cout << ps[1].y << i << '\n';
  P *h = new P{1, 2}; *h = {5, 6}; std::cout << h->y; delete h; const P c = {1, 2}; (void)c; }
