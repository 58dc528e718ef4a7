#include <iostream>
struct Base {
  Base() { hello(); }
  virtual void hello() { std::cout << "Base\n"; }
  virtual ~Base() { hello(); }
};
struct Child : Base {
  Child() { hello(); }
  void hello() override { std::cout << "Child\n"; }
  ~Child() { hello(); }
};
int main() { Child child; }
