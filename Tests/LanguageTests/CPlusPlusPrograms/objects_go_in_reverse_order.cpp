#include <iostream>
struct Noisy {
  int n;
  explicit Noisy(int n) : n(n) { std::cout << "+" << n << ' '; }
  ~Noisy() { std::cout << "-" << n << ' '; }
};
int middle(int stop) {
  Noisy a(10);
  for (int i = 0; i < 3; i++) {
    Noisy b(20 + i);
    if (i == stop) return b.n;
    if (i == 1) break;
    Noisy c(30 + i);
  }
  return 0;
}
int main() {
  Noisy first(1);
  {
    Noisy second(2);
    Noisy third(3);
  }
  std::cout << '\n' << middle(0) << '\n' << middle(5) << '\n';
}
