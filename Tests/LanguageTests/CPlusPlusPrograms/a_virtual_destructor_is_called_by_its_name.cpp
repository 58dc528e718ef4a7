#include <cstdio>
#include <cstdlib>
#include <new>
struct A { virtual ~A() { printf("-A "); } virtual int f() { return 1; } };
struct B : A { int n = 4; ~B() override { printf("-B%d ", n); } int f() override { return 2; } };
int main() {
  void *room = malloc(sizeof(B));
  A *a = new (room) B;
  printf("%d ", a->f());
  a->~A();
  B *b = new (room) B;
  b->n = 7;
  b->~B();
  free(room);
  A *other = new B;
  delete other;
  printf("\n");
}
