// A union's members stand at one place, also those of a union without a name within a class; copies take all bytes.
#include <cstdio>
#include <string>
union Number { int i; float f; unsigned char bytes[4]; };
struct Point { short x, y; };
struct Value {
  enum Kind { None, Int, Real, At } kind;
  union { int i; double d; Point at; };
  std::string name;
  Value() : kind(None), i(0), name("none") {}
  explicit Value(int n) : kind(Int), i(n), name("int") {}
  explicit Value(double n) : kind(Real), d(n), name("real") {}
};
struct Tagged { int tag; union { bool b; long n; } as; };
struct Plain { char c; union { int a; double b; }; short s; };
union Own { int n; char c; Own() : n(65) {} int twice() const { return n * 2; } };
int main() {
  Number n; n.f = 1.0f; std::printf("%x %d %zu %zu\n", n.i, n.bytes[3], sizeof(Number), alignof(Value));
  Number m = { 7 }, o = m, p{}; std::printf("%d %d %d\n", m.i, o.i, p.i);
  Value v(2.5), w(3), u; u = v; std::printf("%s %g %s %d %zu\n", u.name.c_str(), u.d, w.name.c_str(), w.i, sizeof(Value));
  w.at.x = 1; w.at.y = 2; Value z(w); std::printf("%d %d %d\n", z.at.x, z.at.y, w.i);
  Tagged t = { 1, { true } }; t.as.n = 0x303; Tagged c = t; std::printf("%ld %zu\n", c.as.n, sizeof(Tagged));
  Plain a = { 'a', { 5 }, 6 }, b = { 'b' }; b.b = 1.5; Plain q[2] = { a, b }; std::printf("%d %d %g %d %zu\n", q[0].a, q[0].s, q[1].b, q[1].s, sizeof(Plain));
  Own own; own.c = 'B'; std::printf("%d %zu\n", own.twice(), alignof(Plain)); Number *at = new Number; at->i = 9; std::printf("%d\n", at->i); delete at;
}
