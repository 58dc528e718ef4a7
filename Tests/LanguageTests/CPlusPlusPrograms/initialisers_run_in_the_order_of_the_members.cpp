#include <iostream>
struct Noisy {
  Noisy(const char *name) { std::cout << name << ' '; }
};
struct Whole {
  Noisy a;
  Noisy b;
  Noisy c;
  int n = 5;
  Whole() : c("c"), a("a"), b("b") { std::cout << n << '\n'; }
  Whole(int n) : a("x"), b("y"), c("z"), n(n) { std::cout << this->n << '\n'; }
};
int main() {
  Whole one;
  Whole two(7);
}
