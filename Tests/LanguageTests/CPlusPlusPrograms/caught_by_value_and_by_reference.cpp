#include <cstdio>
struct B {
  int n;
  B(int n) : n(n) { printf("B%d ", n); }
  B(const B &o) : n(o.n) { printf("cB%d ", n); }
  virtual ~B() { printf("~B%d ", n); }
  virtual const char *w() const { return "B"; }
};
struct D : B {
  D(int n) : B(n) { printf("D "); }
  D(const D &o) : B(o) { printf("cD "); }
  ~D() { printf("~D "); }
  const char *w() const override { return "D"; }
};
int main() {
  try { throw D(1); }
  catch (B b) { printf("[%s] ", b.w()); }
  printf("\n");
  try { throw D(2); }
  catch (B &b) { printf("[%s] ", b.w()); }
  printf("\n");
  try { D d(3); B &r = d; throw r; }
  catch (D &) { printf("D? "); }
  catch (B &b) { printf("[%s] ", b.w()); }
  printf("\n");
  try { try { throw D(4); } catch (B &b) { throw; } }
  catch (D &d) { printf("[%s] ", d.w()); }
  printf("\n");
  try { try { throw D(5); } catch (B &b) { throw b; } }
  catch (D &d) { printf("no "); }
  catch (B &b) { printf("[%s] ", b.w()); }
  printf("\n");
}
