#include <iostream>
struct A {
  int n = 4;
  A *self() { return this; }
};
int main() {
  A a;
  auto p = a.self();
  auto copy = *p;
  auto &same = *p;
  const auto x = 2.5;
  copy.n = 5;
  same.n = 6;
  std::cout << a.n << copy.n << x << '\n';
}
