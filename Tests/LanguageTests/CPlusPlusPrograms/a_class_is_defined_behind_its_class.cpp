#include <cstdio>
class Base {
public:
  int n = 1;
};
struct Outer {
  struct Inner;
  typedef int number;
  Inner *inner = nullptr;
  int use();

private:
  struct Hidden;
  class Deep;
  static Deep *deep;
};
struct Outer::Inner : Base {
  struct Part;
  number m = 3;
  Part *part = nullptr;
  Inner();
  int twice() const { return (number)m * 2 + n; }
};
struct Outer::Inner::Part {
  int p = 5;
};
struct Outer::Hidden {
  int h = 4;
};
class Outer::Deep {
  int d;

public:
  Deep(int d) : d(d) {}
  ~Deep() { std::printf("~Deep %d\n", d); }
  friend struct Outer;
};
Outer::Deep *Outer::deep = nullptr;
Outer::Inner::Inner() : m(7), part(new Part) {}
int Outer::use() {
  Hidden hidden;
  deep = new Deep(hidden.h);
  int sum = inner->twice() + hidden.h + deep->d + inner->part->p;
  delete deep;
  return sum;
}
namespace ns {
class C {
public:
  class D;
  static int f();
};
class E;
}
class ns::C::D {
public:
  int x;
  D() : x(10) {}
};
class ns::E {
public:
  C::D d;
};
int ns::C::f() {
  D d;
  return d.x;
}
int main() {
  Outer::Inner inner;
  Outer outer;
  outer.inner = &inner;
  ns::E e;
  std::printf("%d %d %d\n", outer.use(), ns::C::f(), e.d.x);
}
