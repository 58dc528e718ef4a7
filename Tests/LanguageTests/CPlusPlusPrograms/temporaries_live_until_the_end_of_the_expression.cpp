#include <iostream>
struct Noisy {
  int n;
  Noisy(int n) : n(n) {}
  ~Noisy() { std::cout << '-' << n << ' '; }
  const Noisy &self() const { return *this; }
};
Noisy make(int n) { return Noisy(n); }
int main() {
  std::cout << make(1).self().n << ' ' << make(2).n << ' ';
  std::cout << "next ";
  const Noisy &kept = make(3);
  bool both = make(4).n == 4 && make(5).n == 6;
  std::cout << kept.n << both << ' ';
  Noisy(6);
  std::cout << "end ";
}
