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

T f() { static T t(2); return t; }
T g() { static T own(3); T &t = own; return t; }
T h(const T t) { return t; }
T k(T t) { return t; }
T l(T t) { return (t); }
T r(T &t) { return t; }
T rr(T &&t) { return std::move(t); }
T global(7);
T gl() { return global; }
T c2(bool b) { const T t(4), u(5); if (b) return t; return u; }
T loc(bool b) { T t(4), u(5); if (b) return (t); return u; }
T st(bool b) { static T s(1); T t(2); if (b) return s; return t; }
struct M { T t; T get() { return t; } static T s; static T gs() { return s; } };
T M::s(8);
T shadow(bool b) { static T t(1); { T t(2); if (b) return t; } return t; }
struct Base { T t; Base(int n) : t(n) {} };
struct Derived : Base { Derived() : Base(6) {} };
Base slice() { Derived d; return d; }
int main() {
  { T a = f(), b = f(); line(); }
  { T a = g(), b = g(); line(); }
  { T a = h(1); line(); T b = k(2); line(); T c = l(3); line(); T d = r(c); line(); T e = rr(std::move(c)); line(); }
  { T a = gl(); T b = gl(); line(); }
  { T a = c2(true); T b = c2(false); line(); T c = loc(true); T d = loc(false); line(); }
  { T a = st(true); line(); T b = st(false); line(); T c = st(true); line(); }
  { M m; T a = m.get(); T b = m.get(); T c = M::gs(); T d = M::gs(); line(); }
  { T a = shadow(true); line(); T b = shadow(false); line(); T c = shadow(true); line(); }
  { Base b = slice(); line(); }
}
