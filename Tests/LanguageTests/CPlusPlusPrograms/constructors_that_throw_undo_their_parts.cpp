#include <cstdio>
struct T { int v; T(int v) : v(v) { printf("+%d ", v); } ~T() { printf("-%d ", v); } };
struct Bad { T a; Bad() : a(1) { throw 1; } ~Bad() { printf("~Bad "); } };
struct M { T x; Bad b; T y; M() : x(10), b(), y(20) {} ~M() { printf("~M "); } };
struct V {
  T *p;
  T q;
  V() : p(new T(30)), q(31) { try { Bad b; } catch (...) { delete p; throw; } }
};
struct Base { T t{40}; virtual ~Base() { printf("~Base "); } };
struct Der : Base {
  T u{41};
  Der(bool f) { if (f) throw 2; }
  ~Der() { printf("~Der "); }
};
struct Arr { T a[3] = {1, 2, 3}; Bad b; };
int main() {
  try { M m; }
  catch (int) { printf("c\n"); }
  try { V v; }
  catch (int) { printf("c\n"); }
  try { Der d(true); }
  catch (int) { printf("c\n"); }
  try { Base *b = new Der(true); }
  catch (int) { printf("c\n"); }
  try { Arr a; }
  catch (int) { printf("c\n"); }
  try { M *m = new M[2]; }
  catch (int) { printf("c\n"); }
  try { static M sm; }
  catch (int) { printf("c\n"); }
  { Base *b = new Der(false); delete b; }
  printf("\n");
}
