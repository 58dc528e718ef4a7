#include <cstdio>
#include <new>
struct A { int v; virtual ~A() { printf("-%d ", v); } };
struct B { int w; };
struct C { int x; };
static long room[4];
A &only = reinterpret_cast<A &>(room);
int main() {
  new (room) A;
  only.v = 5;
  B b{7};
  const C &c = reinterpret_cast<const C &>(b);
  reinterpret_cast<C &>(b).x++;
  printf("%d %d\n", only.v, c.x);
  only.~A();
}
