#include <cstdlib>
#include <iostream>
struct Noisy {
  const char *name;
  Noisy(const char *name) : name(name) {}
  ~Noisy() { std::cout << name << " goes" << std::endl; }
};
Noisy global("global");
int main() {
  Noisy local("local");
  std::exit(3);
}
