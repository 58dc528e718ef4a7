#include <iostream>
#include <vector>
#include <string>
union U { int i; double d; char c[8]; static int count; static U of(int n) { count++; U u; u.i = n; return u; } };
int U::count = 0;
template <class T> struct Cell { bool full; union { T value; long raw; }; Cell() : full(false), raw(0) {} Cell(T v) : full(true), raw(0) { value = v; } };
struct C { double r; }; struct Q { double w, h; }; class Shape { public: enum K { Circle, Rect }; private: K k; union { C c; Q q; }; public: Shape(double r) : k(Circle) { c.r = r; } Shape(double w, double h) : k(Rect) { q.w = w; q.h = h; } double area() const { return k == Circle ? 3 * c.r * c.r : q.w * q.h; } };
struct Base { int a; union { int x; float y; }; std::string s; }; struct D : Base { int z = 4; };
struct P { int a, b, c; }; struct Arr { union { int all[3]; P p; }; };
void set(U &u, int n) { u.i = n; }
U copy(U u) { u.i++; return u; }
typedef union { int a; char b; } T;
int main() {
  std::vector<U> v; for (int i = 0; i < 4; i++) v.push_back(U::of(i)); int s = 0; for (auto &u : v) s += u.i; std::cout << s << U::count << "\n";
  Cell<int> a, b(7); Cell<char> c('x'); a = b; std::cout << a.value << a.full << c.value << sizeof(Cell<char>) << "\n";
  Shape x(2), y(3, 4); x = y; std::cout << x.area() << Shape(1).area() << "\n";
  D d; d.a = 1; d.x = 5; d.s = "hi"; D e = d; D f; f = e; std::cout << f.x << f.s << f.z << sizeof(D) << "\n";
  Arr r; r.p = {1, 2, 3}; std::cout << r.all[0] + r.all[2] << "\n"; U u; set(u, 4); std::cout << copy(u).i << u.i << "\n"; U *p = new U[2]; p[1].i = 3; std::cout << p[1].i << "\n"; delete[] p; const U k = {8}; std::cout << k.i << "\n"; static U g; g.d = 1.5; std::cout << g.d << "\n"; T t; t.a = 65; std::cout << t.b << "\n"; union L { int q; long r; } l = {3}; std::cout << l.q << sizeof(L) << alignof(L) << alignof(int) << "\n"; int arr[alignof(double)]; std::cout << sizeof arr << "\n";
}
