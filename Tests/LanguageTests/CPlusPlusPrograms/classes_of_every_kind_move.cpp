#include <iostream>
#include <utility>
#include <string>
#include <mutex>
struct T { int n; T(int n = 0) : n(n) {} T(const T &o) : n(o.n) { std::cout << "c "; } T(T &&o) : n(o.n) { std::cout << "m "; } T &operator=(const T &o) { n = o.n; std::cout << "c= "; return *this; } T &operator=(T &&o) { n = o.n; std::cout << "m= "; return *this; } };
class Priv { T t; Priv(const Priv &) = default; public: Priv() {} Priv(Priv &&) = default; static Priv dup(const Priv &p) { return p; } };
struct Holder { Priv p; };
struct Prot { T t; Prot() {} protected: Prot(const Prot &) = default; Prot(Prot &&) = default; Prot &operator=(Prot &&) = default; };
struct FromProt : Prot { T extra; };
struct Multi { T a, b; int z = 1; Multi() = default; Multi(Multi &&other) noexcept = default; Multi &operator=(Multi &&other) noexcept = default; };
struct Deep { Multi m[2]; };
struct Conv { T t; Conv(const char *) {} Conv(int, int) {} };
void take(Conv c) { std::cout << "take "; }
struct Ptr { int *p; Ptr(int v) : p(new int(v)) {} Ptr(Ptr &&o) : p(o.p) { o.p = nullptr; } Ptr &operator=(Ptr &&o) { int *q = p; p = o.p; o.p = q; return *this; } ~Ptr() { delete p; } };
struct Owner { Ptr a, b; Owner(int x, int y) : a(x), b(y) {} };
Owner mk(int k) { if (k > 3) { Owner o(k, k); *o.a.p += 1; return o; } Owner z(0, 0); return z; }
struct En { enum Kind { A, B } kind = A; T t; };
struct Inner { struct Node { T t; }; Node n; };
struct Empty { }; struct HasEmpty { Empty e; T t; };
struct Abs { T t; virtual int f() = 0; virtual ~Abs() {} }; struct Con : Abs { T u; int f() override { return 3; } };
struct Abs2 { T t; virtual int f() = 0; }; struct Con2 : Abs2 { T u; int f() override { return 4; } };
int main() {
  { Priv a; Priv b = std::move(a); Priv c = Priv::dup(b); Holder h; Holder i = std::move(h); std::cout << '\n'; }
  { FromProt a; FromProt b = std::move(a); b = std::move(a); std::cout << '\n'; }
  { Deep a; Deep b = std::move(a); b = std::move(a); std::cout << b.m[1].z << '\n'; }
  { take("x"); take({1, 2}); Conv c("y"); take(c); take(std::move(c)); c = "z"; c = {3, 4}; std::cout << '\n'; }
  { Owner a = mk(2), b = mk(7); std::cout << *b.a.p; b = std::move(a); Owner c = std::move(b); std::cout << *c.a.p << (b.a.p == nullptr) << '\n'; }
  { En a; a.kind = En::B; En b = std::move(a); std::cout << b.kind << '\n'; }
  { Inner a; Inner b = std::move(a); b = Inner(); HasEmpty c; HasEmpty d = std::move(c); d = std::move(c); std::cout << '\n'; }
  { Con a; Con b = std::move(a); b = std::move(a); Con2 c; Con2 d = std::move(c); d = std::move(c); std::cout << b.f() << d.f() << '\n'; }
  { const T a(3); T b = std::move(a); T &&r = T(4); T c = r; T d = std::move(r); T e = static_cast<T &&>(d); T f((std::move(e))); T *p = &f; T g = std::move(*p); T arr[2]; T h = std::move(arr[0]); Multi m; T i = std::move(m.a); T j = std::move(m).b; std::cout << '\n'; }
}
