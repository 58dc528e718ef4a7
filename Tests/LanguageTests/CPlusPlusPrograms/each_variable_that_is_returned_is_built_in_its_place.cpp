#include <iostream>
#include <utility>
struct T {
  int n;
  T(int n = 0) : n(n) { std::cout << "T" << n << " "; }
  T(const T &o) : n(o.n) { std::cout << "c" << n << " "; }
  T(T &&o) : n(o.n) { o.n = -1; std::cout << "m" << n << " "; }
  T &operator=(const T &o) { n = o.n; std::cout << "c=" << n << " "; return *this; }
  T &operator=(T &&o) { n = o.n; o.n = -1; std::cout << "m=" << n << " "; return *this; }
};
struct D : T {
  D(int n = 0) : T(n) {}
  ~D() { std::cout << "~" << n << " "; }
  D(const D &o) : T(o) {}
  D(D &&o) : T(std::move(o)) {}
  D &operator=(const D &o) = default;
  D &operator=(D &&o) = default;
};
void line() { std::cout << std::endl; }

T f(bool b) { if (b) return T(1); T x(2); return x; }
T g(bool b) { if (b) { T x(2); return x; } T y(3); return y; }
D f2(bool b) { if (b) return D(1); D x(2); return x; }
D g2(bool b) { if (b) { D x(2); return x; } D y(3); return y; }
D h(int n) { for (int i = 0; i < 4; i++) { D x(i); if (i == n) return x; std::cout << "next "; } return D(9); }
D h2(int n) { for (int i = 0; i < 4; i++) { D x(i); if (i == n) continue; if (i == 2) break; D y(10 + i); if (i > 3) return y; } D z(7); return z; }
D sw(int n) { switch (n) { case 1: { D x(1); return x; } case 2: { D y(2); if (n == 2) return y; break; } default: { D z(3); std::cout << "z "; } } D w(8); return w; }
D mix(bool b) { D x(1); if (b) return D(2); return x; }
D mix2(bool b) { D x(1); { D y(2); if (b) return y; } return x; }
D late(int n) { if (n == 0) return D(0); D x(1); if (n == 1) return x; x.n = 5; return x; }
D shadowed(bool b) { D x(1); { D x(2); if (b) return x; } return x; }
D wh(int n) { while (n > 0) { D x(n); n--; if (n == 1) return x; } D e(99); return e; }
D dw(int n) { do { D x(n); n--; if (n == 1) return x; } while (n > 0); return D(98); }
D par(D p, bool b) { if (b) return p; D x(4); return x; }
D br(bool b) { if (b) { D x(1); return (x); } return D(2); }
D fr(int n) { for (D x(n); x.n < 5; x.n++) { if (x.n == 3) return x; } return D(50); }
D two(bool b) { D x(1), y(2); if (b) return x; return y; }
D ld(int n) { if (n == 1) { D a(1); return a; } else if (n == 2) { D b(2); return b; } else { D c(3); return c; } }
const D cst(bool b) { if (b) { const D x(2); return x; } D y(3); return y; }
D rf() { int a[2] = {1, 2}; for (int i : a) { D x(i); if (i == 2) return x; } return D(3); }
T other(bool b) { if (b) { D d(3); return d; } T t(2); return t; }
D arg(bool b) { if (b) { D x(1); D y(x); y.n = 6; return y; } D z(2); D w = z; return w; }
D autos(bool b) { if (b) { auto x = D(3); return x; } auto y = D(4); return y; }
int main() {
  { T a = f(true), b = f(false); line(); T c = g(true), d = g(false); line(); }
  { D a = f2(true), b = f2(false); line(); } line();
  { D a = g2(true), b = g2(false); line(); } line();
  for (int i = 0; i < 5; i++) { { D a = h(i); line(); } line(); }
  for (int i = 0; i < 5; i++) { { D a = h2(i); line(); } line(); }
  for (int i = 0; i < 5; i++) { { D a = sw(i); line(); } line(); }
  for (int i = 0; i < 2; i++) {
    { D a = mix(i); line(); } line();
    { D a = mix2(i); line(); } line();
    { D a = shadowed(i); line(); } line();
    { D a = par(D(20), i); line(); } line();
    { D a = br(i); line(); } line();
    { D a = two(i); line(); } line();
    { const D a = cst(i); line(); } line();
    { T a = other(i); line(); } line();
    { D a = arg(i); line(); } line();
    { D a = autos(i); line(); } line();
    { D a(0); a = g2(i); line(); } line();
    { g2(i); line(); } line();
  }
  for (int i = 0; i < 4; i++) {
    { D a = late(i); line(); } line();
    { D a = wh(i); line(); } line();
    { D a = dw(i); line(); } line();
    { D a = fr(i); line(); } line();
    { D a = ld(i); line(); } line();
  }
  { D a = rf(); line(); } line();
}
