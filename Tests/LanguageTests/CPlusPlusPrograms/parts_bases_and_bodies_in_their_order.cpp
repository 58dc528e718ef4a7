#include <iostream>
struct A {
  A() { std::cout << "A "; }
  A(const A &) { std::cout << "cA "; }
  ~A() { std::cout << "~A "; }
};
struct B { A a; B() { std::cout << "B "; } ~B() { std::cout << "~B "; } };
struct C : B {
  A x, y;
  C() : x(), y() { std::cout << "C "; }
  ~C() { std::cout << "~C "; }
};
struct D : C { static A s; D() { std::cout << "D "; } ~D() { std::cout << "~D "; } };
A D::s;
int main() {
  std::cout << "main\n";
  { D d; std::cout << "\n"; D e = d; std::cout << "\n"; }
  std::cout << "\n";
  D *p = new D[2];
  std::cout << "\n";
  delete[] p;
  std::cout << "\n";
}
