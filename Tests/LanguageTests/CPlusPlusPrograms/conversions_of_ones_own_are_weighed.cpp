#include <iostream>
struct M {
  operator int() const { std::cout << "int "; return 3; }
};
struct N {
  int n = 5;
  operator int() { std::cout << "N::int "; return n; }
  operator int() const { std::cout << "N::int const "; return n + 1; }
};
struct P {
  int x = 7;
  operator int *() { std::cout << "P::int* "; return &x; }
  operator int() const { std::cout << "P::int "; return 9; }
};
struct B { operator int() const { std::cout << "B::int "; return 1; } };
struct D : B { operator int() const { std::cout << "D::int "; return 2; } };
struct E { explicit operator bool() const { std::cout << "E::bool "; return true; } };
struct X { explicit operator int() const { std::cout << "X::int "; return 4; } };
struct Y { operator bool() const { std::cout << "Y::bool "; return true; } operator double() const { std::cout << "Y::double "; return 2.5; } };
void f(int) { std::cout << "f(int)\n"; }
void f(double) { std::cout << "f(double)\n"; }
void g(long) { std::cout << "g(long)\n"; }
void g(...) { std::cout << "g(...)\n"; }
struct S { S(int) { std::cout << "S(int) "; } };
struct T { T() {} operator S() const { std::cout << "T::S "; return S(1); } };
void h(S) { std::cout << "h(S)\n"; }
struct Meter { double v; operator double() const { return v; } };
std::ostream &operator<<(std::ostream &o, const X &x) { return o << "X!"; }
int main() {
  M m; const M cm;
  std::cout << m << "\n";
  f(m); g(m); f(cm);
  int a[10] = {0, 10, 20, 30, 40, 50};
  std::cout << a[m] << "\n";
  switch (m) { case 3: std::cout << "three\n"; break; default: std::cout << "other\n"; }
  int n = 1; n += m; std::cout << n << "\n";
  n = m * 2 + 1; std::cout << n << "\n";
  if (m) std::cout << "yes\n";
  std::cout << !m << "\n";
  if (m && n) std::cout << "and\n";
  std::cout << static_cast<double>(m) << "\n";
  std::cout << (m == 3) << (m < 4) << -m << (m ? 1 : 2) << "\n";
  N x; const N cx;
  std::cout << x + 0 << " " << cx + 0 << "\n";
  int *p; P pp; p = pp; std::cout << *p << "\n"; int q = pp; std::cout << q << "\n";
  D d; int di = d; std::cout << di << "\n"; B &b = d; std::cout << b << "\n";
  E e; if (e) std::cout << "e\n"; std::cout << (e ? 1 : 2) << !e << (e && e) << (e || e) << "\n"; while (e) { break; }
  bool eb(e); std::cout << eb << static_cast<bool>(e) << bool(e) << "\n";
  X ex; int xi(ex); std::cout << xi << (int)ex << static_cast<int>(ex) << ex << "\n"; int xj{ex}; std::cout << xj << "\n";
  Y y; double yd = y; std::cout << yd << "\n"; if (y) std::cout << "y\n";
  T t; h(t); S s = t; S s2(t);
  Meter me{2.5}; std::cout << me * 2 << " " << me << "\n"; double k = me + me; std::cout << k << "\n";
  long l = m; std::cout << l << "\n"; bool bb = m; std::cout << bb << "\n"; double dd = m; std::cout << dd << "\n";
  for (int i = 0; i < m; i++) std::cout << i; std::cout << "\n";
  char c = m; std::cout << (int)c << "\n"; float fl = y ? 1.0f : m; std::cout << fl << "\n";
}
