#include <iostream>
struct Noisy {
  const char *name;
  Noisy(const char *name) : name(name) { std::cout << name << " comes" << std::endl; }
  ~Noisy() { std::cout << name << " goes" << std::endl; }
};
Noisy one("one");
Noisy two("two");
int main() {
  std::cout << "main" << std::endl;
  static Noisy three("three");
  std::cout << "end" << std::endl;
}
