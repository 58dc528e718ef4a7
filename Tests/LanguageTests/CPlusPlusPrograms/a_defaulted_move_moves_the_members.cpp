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

struct A { T t; A() {} A(A &&) = default; };
struct B { T t; B() {} B(const B &other) = default; B(B &&) = default; B &operator=(const B &x) = default; B &operator=(B &&y) = default; };
struct C : B { T c[2]; C() {} C(C &&o) = default; C &operator=(C &&) = default; };
struct P { int x; P(int x) : x(x) {} P(P &&) = default; P &operator=(P &&) = default; };
struct NM { NM() {} NM(const NM &) { std::cout << "NMcopy "; } NM(NM &&) = default; };
struct ND { ND() {} ND(const ND &) = delete; ND &operator=(const ND &) { return *this; } };
struct Q { T t; ND nd; Q() {} Q(const Q &o) { std::cout << "Qcopy "; } Q(Q &&) = default; };
struct CopyOnly { T t; CopyOnly() {} CopyOnly(const CopyOnly &) = default; };
struct CopyAssignOnly { T t; CopyAssignOnly &operator=(const CopyAssignOnly &zz) = default; };
struct Virt { T t; virtual ~Virt() = default; Virt() = default; Virt(const Virt &) = default; Virt(Virt &&) = default; Virt &operator=(Virt &&) = default; virtual int f() { return 1; } };
struct Virt2 : Virt { int f() override { return 2; } };
struct Out { T t; Out(); Out(const Out &); Out(Out &&); Out &operator=(const Out &); Out &operator=(Out &&q); };
Out::Out() = default;
Out::Out(const Out &) = default;
Out::Out(Out &&) = default;
Out &Out::operator=(const Out &) = default;
Out &Out::operator=(Out &&q) = default;
B get() { B b; return b; }
B get2(bool x) { B b, c; if (x) return b; return c; }
int main() {
  { A a; A b = std::move(a); line(); }
  { B a; B b = std::move(a); b = std::move(a); b = a; B c = a; B d = get(); B e = get2(true); e = get2(false); line(); }
  { C a; C b = std::move(a); b = std::move(a); b = C(); line(); }
  { P a(3); P b = std::move(a); b = P(4); b = std::move(a); std::cout << b.x; line(); }
  { NM a; NM b = std::move(a); line(); }
  { Q a; Q b = std::move(a); line(); }
  { CopyOnly a; CopyOnly b = std::move(a); b = std::move(a); b = CopyOnly(); line(); }
  { CopyAssignOnly a; CopyAssignOnly b = std::move(a); b = std::move(a); line(); }
  { Virt2 a; Virt2 b = a; line(); Virt c = std::move(a); std::cout << c.f() << b.f(); c = std::move(b); line(); }
  { Out a; Out b = a; Out c = std::move(a); b = a; b = std::move(c); line(); }
}
