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

struct A { T t; A() {} A(const A &) = default; };
struct B : A { T u; B() {} B(const B &that) = default; B &operator=(const B &) = default; };
struct C { T t[2]; int k; C() : k(4) {} C(const C &memcpy) = default; C &operator=(const C &t) = default; };
struct S { std::string s; S(const char *c) : s(c) {} S(const S &) = default; S &operator=(const S &) = default; };
int main() {
  { A a; A b = a; A c = b; c = a; line(); }
  { B a; B b = a; b = a; line(); }
  { C a; C b = a; b = a; std::cout << b.k; line(); }
  { S a("hello"); S b = a; S c("d"); c = b; std::cout << a.s << b.s << c.s; line(); }
  { D a(1); D b = a; b = a; b = std::move(a); line(); }
}
