#include <iostream>
struct A {
  A() { std::cout << "A"; }
  A(int) { std::cout << "Ai"; }
  A(std::initializer_list<int> l) { std::cout << "Al" << l.size(); }
  A(const A &) { std::cout << "Ac"; }
};
struct B { int x, y; };
struct C { A a; int n = 3; };
struct D { D(int a, double b = 2) { std::cout << "D" << a << b; } };
int main() {
  A a;
  A b{};
  A c(1);
  A d{1};
  A e = {1, 2};
  A f = 3;
  A g{a};
  A h = {};
  B i{}, j{1}, k = {1, 2};
  C l{};
  C m{{1, 2, 3}};
  D n{1};
  D o{1, 3.5};
  D p = {4};
  int q{};
  int *r = new int{5};
  std::cout << i.x << j.y << k.y << l.n << m.n << q << *r << "\n";
  delete r;
}
