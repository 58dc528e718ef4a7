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

struct A { T t; };
struct Nest { A a; int k = 0; T two[2]; };
struct Base { T b; };
struct Der : Base { T d; };
struct Ctor { T t; Ctor() {} Ctor(int n) : t(n) {} };
struct HasDtor { T t; ~HasDtor() {} };
struct HasCopy { T t; HasCopy() {} HasCopy(const HasCopy &o) : t(o.t) {} };
struct HasAssign { T t; HasAssign &operator=(const HasAssign &o) { t = o.t; return *this; } };
struct ConstM { const T t; };
struct RefM { T &t; };
struct Virt { T t; virtual int f() { return 1; } };
struct VirtD : Virt { T u; int f() override { return 2; } };
struct DefDtor { T t; ~DefDtor() = default; };
struct Arr2 { T t[2][2]; };
A makeA() { A a; return a; }
A param(A a) { return a; }
int main() {
  { A a; A b = std::move(a); b = std::move(a); b = A(); A c(std::move(b)); A d{std::move(c)}; A e = d; e = d; line(); }
  { Nest a; Nest b = std::move(a); b = std::move(a); b = Nest(); b = a; line(); }
  { Der a; Der b = std::move(a); b = std::move(a); b = Der(); Base c = std::move(b); c = std::move(b); line(); }
  { Ctor a(3); Ctor b = std::move(a); b = std::move(a); b = 5; b = Ctor(2); line(); }
  { HasDtor a; HasDtor b = std::move(a); b = std::move(a); b = HasDtor(); line(); }
  { HasCopy a; HasCopy b = std::move(a); b = std::move(a); b = HasCopy(); line(); }
  { HasAssign a; HasAssign b = std::move(a); b = std::move(a); b = HasAssign(); line(); }
  { ConstM a{}; ConstM b = std::move(a); line(); }
  { T t(9); RefM a{t}; RefM b = std::move(a); line(); }
  { VirtD a; VirtD b = std::move(a); b = std::move(a); Virt c = std::move(b); std::cout << b.f() << c.f(); line(); }
  { DefDtor a; DefDtor b = std::move(a); b = std::move(a); line(); }
  { Arr2 a; Arr2 b = std::move(a); b = std::move(a); b = a; line(); }
  { A a = makeA(); A b = param(a); A c = param(std::move(a)); line(); }
  { A *p = new A(); A *q = new A(std::move(*p)); delete p; delete q; line(); }
  { A a[2]; A b[2] = {a[0], std::move(a[1])}; line(); }
  { const A a{}; A b = std::move(a); b = std::move(a); line(); }
}
