#include <iostream>
struct Base {
  ~Base() { std::cout << "~Base\n"; }
};
struct Child : Base {
  ~Child() { std::cout << "~Child "; }
};
int main() {
  Child child;
  Base *p = &child;
  std::cout << (p != nullptr) << '\n';
}
