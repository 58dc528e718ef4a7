#include <cstdio>
#include <initializer_list>
struct A { A() = delete; int x; };
struct B { B() = default; B(const B &) = delete; int x, y; };
struct X { int a; char b; };
int first(int n, ...) { return n; }
int main() {
  A a{1};
  B b{2, 3};
  X x{4, 'c'};
  printf("%d %d %d ", a.x, b.y, first(5, x));
  for (auto &e : {X{1, 'a'}, X{2, 'b'}}) printf("%d%c ", e.a, e.b);
  printf("\n");
}
