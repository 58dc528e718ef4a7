#include <iostream>
class Base {
public:
  int n = 3;
  void f() { std::cout << "f"; }
};
class Middle : private Base {
public:
  using Base::n;
  using Base::f;
};
class Last : public Middle {
public:
  int g() {
    f();
    return n;
  }
};
int main() {
  Last last;
  std::cout << last.g();
  last.f();
  std::cout << last.n << "\n";
}
