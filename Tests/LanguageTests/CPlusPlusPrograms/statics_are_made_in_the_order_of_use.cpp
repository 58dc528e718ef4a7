#include <iostream>
struct Noisy {
  int n;
  Noisy(int n) : n(n) { std::cout << '+' << n; }
  ~Noisy() { std::cout << '-' << n; }
};
Noisy &first() { static Noisy one(1); return one; }
Noisy &second() { static Noisy two(2); return two; }
int main() {
  second();
  first();
  second();
}
