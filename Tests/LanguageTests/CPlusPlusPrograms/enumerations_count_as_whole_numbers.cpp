#include <iostream>
#include <string>
#include <algorithm>
enum E { a, b, c };
enum Big : unsigned { small1 };
enum Large { big = 0xFFFFFFFF };
enum Neg { minus = -1, one = 1 };
enum F : unsigned char { f1 = 200, f2 = 100 };
struct S { enum W { v, w }; W m = v; };
void over(int) { std::cout << "int\n"; }
void over(unsigned) { std::cout << "unsigned\n"; }
void over(long) { std::cout << "long\n"; }
template <class T> void kind(T t) { over(t); }
struct B { virtual ~B() {} virtual void h() { std::cout << "B::h\n"; } virtual void h(int) { std::cout << "B::h(int)\n"; } };
struct D : B { void h() override { std::cout << "D::h\n"; } };
struct D3 : D { using B::h; };
struct D4 : D3 { void h(int) override { std::cout << "D4::h(int)\n"; } using D3::h; };
struct [[nodiscard]] N { int n = 3; };
int main() {
  E e = b;
  int i = -3;
  std::cout << (a - 1) << " " << -b << " " << ~a << " " << (a - b) << " " << (e > i) << " " << e * i << " " << e + i << " " << (b / -1) << " " << ((e - 3) >> 1) << " " << (true ? a - 1 : 0L) << "\n";
  long q = a - 1; double d = a - 1; std::cout << q << " " << d << " " << std::max(a - 1, 0) << "\n";
  over(a + 1); over(+b); over(b); over(big); over(big + 0); over(minus); over(f1); over(small1); over(e | c);
  kind(a - 1); kind(-a); kind(a | b);
  S s; std::cout << (s.m - 5 < 0) << S::w - 2 << f1 + f2 << " " << f1 - 201 << "\n";
  static_assert(a - 1 < 0, "");
  i /= e; std::cout << i << " "; i -= c; i %= c; i >>= b; std::cout << i << "\n";
  long l = -10; l += e; l /= c; std::cout << l << "\n"; double x = 1; x -= c; std::cout << x << "\n";
  switch (e - 2) { case -1: std::cout << "minus one\n"; [[fallthrough]]; default: std::cout << "on\n"; }
  for (int k = a; k <= c; ++k) std::cout << (E)k << " " << (k == e); std::cout << "\n";
  std::string t = {'a', 'b'}, u{'h', 'i'}, v({'x', 'y'}), w{"plain"}, y(3, 'z'), z = {5, 'x'};
  t = {'n', 'o'};
  std::cout << t << u << v << w << y << z.size() << std::string{'c', 'd', 'e'} << std::string{} << "\n";
  D3 o; o.h(); o.h(1); D4 p; p.h(); p.h(2); o.B::h(); B &r = o; r.h();
  std::cout << N().n << (long double)1.5L << "\n";
}
