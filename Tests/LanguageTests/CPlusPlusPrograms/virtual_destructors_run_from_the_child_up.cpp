#include <iostream>
struct Base {
  Base() { std::cout << "Base "; }
  virtual ~Base() { std::cout << "~Base\n"; }
};
struct Middle : Base {
  Middle() { std::cout << "Middle "; }
  ~Middle() override { std::cout << "~Middle "; }
};
struct Last : Middle {
  Last() { std::cout << "Last\n"; }
  ~Last() override { std::cout << "~Last "; }
};
int main() {
  Base *object = new Last;
  delete object;
  Base *nothing = nullptr;
  delete nothing;
}
