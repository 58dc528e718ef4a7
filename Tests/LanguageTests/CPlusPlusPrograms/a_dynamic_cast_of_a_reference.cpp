#include <iostream>
#include <typeinfo>
struct A { virtual ~A() {} };
struct B : A { int n = 4; };
struct C : A {};
struct D : B {};
void ask(A &a) {
  try {
    std::cout << dynamic_cast<B &>(a).n;
  } catch (const std::bad_cast &e) {
    std::cout << e.what();
  }
}
int main() {
  B b;
  C c;
  D d;
  ask(b);
  ask(c);
  ask(d);
  const A &fixed = d;
  std::cout << (&dynamic_cast<const B &>(fixed) == &d) << (dynamic_cast<void *>((A *)&d) == &d);
}
