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

struct U { int n; U(int n = 1) : n(n) {} U(U &&o) : n(o.n) { o.n = 0; std::cout << "mU "; } U &operator=(U &&o) { n = o.n; std::cout << "m=U "; return *this; } };
struct A { U u; T t; };
struct W { U u; W() {} };
A make(int n) { A a; a.u.n = n; return a; }
W makeW(bool b) { W a, c; if (b) return a; return c; }
struct N { N() {} N(const N &) = delete; };
struct Lib { std::string s; T t; };
int take(A a) { return a.u.n; }
int take(const A &a, int) { return 1; }
struct Pick { };
void f(const A &) { std::cout << "const& "; }
void f(A &&) { std::cout << "&& "; }
int main() {
  A a; A b = std::move(a); b = std::move(a); line();
  A c = make(4); std::cout << c.u.n; line();
  W w = makeW(true); w = makeW(false); line();
  std::cout << take(std::move(c)) << take(A()) ; line();
  Lib l; l.s = "x"; Lib m = l; Lib n = std::move(l); n = std::move(m); std::cout << n.s; line();
  f(b); f(std::move(b)); f(A()); line();
}
