#include <cstdio>
struct A { A() = delete; int x; int y = 4; };
struct B { B(const B &) = delete; int n; };
int main() {
  A a{}, *b = new A{1}, c = A{}, *d = new A{};
  printf("%d%d %d%d %d%d %d%d", a.x, a.y, b->x, b->y, c.x, c.y, d->x, d->y);
  delete b;
  delete d;
}
