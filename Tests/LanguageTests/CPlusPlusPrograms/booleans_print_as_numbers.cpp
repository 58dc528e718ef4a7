#include <iostream>
int main() {
  bool yes = true;
  std::cout << yes << !yes << (3 > 2) << ' ' << std::boolalpha << yes << ' ' << false << '\n';
  std::cout << 1.0 << ' ' << 0.1 << ' ' << 1e20 << ' ' << 1.0f / 3 << ' ' << 'c' << ' ' << 7u << ' '
            << 123456789012L << ' ' << -5 << std::endl;
  int *nothing = nullptr;
  std::cout << (nothing == nullptr) << std::noboolalpha << (nothing == 0) << '\n';
}
