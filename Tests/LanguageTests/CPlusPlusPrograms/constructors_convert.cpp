#include <iostream>
struct Meters {
  double n;
  Meters(double n) : n(n) {}
};
double twice(const Meters &m) { return m.n * 2; }
int main() {
  Meters m = 2.5;
  std::cout << m.n + twice(3) << '\n';
}
