#include <cstdio>
struct A {
  int v;
  A(int v) : v(v) { printf("A(%d) ", v); }
  A(const A &a) : v(a.v) { printf("A(copy %d) ", v); }
  ~A() { printf("~A(%d) ", v); }
};
A operator+(const A &a, const A &b) { return A(a.v + b.v); }
int use(const A &a, const A &b) { printf("use "); return a.v + b.v; }
A &pass(A &a) { return a; }
int main() {
  int r = use(A(1), A(2));
  printf("%d\n", r);
  A s = A(1) + A(2) + A(3);
  printf("\n");
  const A &c = A(4) + A(5);
  printf("held\n");
  if (A(7).v == 7) printf("in ");
  printf("\n");
  for (int i = A(2).v; i > 0; i--) printf("loop ");
  printf("\n");
  int x = A(8).v + A(9).v;
  printf("%d\n", x);
  A(10);
  printf("\n");
  A d = pass(s);
  printf("\n");
  while (A(0).v) ;
  printf("\n");
  return A(0).v;
}
