#include <cstdio>
struct E { operator int() const { return 1; } };
void f(void *, unsigned) { printf("p "); }
void f(const bool &, long) { printf("b "); }
void g(const char *) { printf("text "); }
void g(float) { printf("float "); }
void h(const double &) { printf("lvalue "); }
void h(double &&) { printf("rvalue "); }
struct A {}; struct B : A {}; struct C : B {}; struct F : C {};
void k(A *) { printf("A "); }
void k(B *) { printf("B "); }
void k(void *) { printf("v "); }
void k(bool) { printf("t "); }
template <class T> void m(const T *) { printf("const "); }
template <class T> void m(T) { printf("value "); }
void n(int) {}
int main() {
  int i = 0;
  f(0, 1L);
  g({1});
  h(1);
  k((F *)nullptr);
  k(&i);
  m(n);
  m("x");
  printf("\n");
}
