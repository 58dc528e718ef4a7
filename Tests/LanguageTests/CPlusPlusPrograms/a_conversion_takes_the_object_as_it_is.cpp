#include <cstdio>
struct A;
struct B { operator A(); };
struct C { operator A() const; };
struct A {
  const char *by = "none";
  A() {}
  A(const B &) : by("constructor") {}
  A(C &) : by("constructor") {}
};
B::operator A() { A a; a.by = "conversion"; return a; }
C::operator A() const { A a; a.by = "conversion"; return a; }
void tell(A a) { printf("%s ", a.by); }
int main() {
  B b;
  const B fixed;
  C c;
  A one = b, two = fixed, three = c;
  printf("%s %s %s ", one.by, two.by, three.by);
  tell(b);
  tell(c);
}
