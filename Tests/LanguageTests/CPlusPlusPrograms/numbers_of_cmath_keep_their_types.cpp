#include <cmath>
#include <iostream>

int main() {
  float f = 2;
  short s = -4;
  std::cout << std::abs(-2.5) << " " << (std::abs(1.0 - 1.9) < 0.5) << " " << std::abs(-5000000000L) << " " << std::abs(-3)
            << " " << std::abs(-1.5f) << " " << std::abs(-0.0) << " " << std::abs(s) << "\n";
  std::cout.precision(12);
  std::cout << std::sqrt(f) << " " << std::sqrt(2.0) << " " << std::pow(f, 0.5f) << " " << std::sin(1.0f) << " "
            << std::hypot(3.0f, 4.0f) << "\n";
  std::cout << sizeof(std::sqrt(f)) << sizeof(std::pow(f, 2)) << sizeof(std::pow(f, f)) << sizeof(std::sqrt(2))
            << sizeof(std::abs(-1LL)) << sizeof(std::floor(f)) << std::sqrt(16) << std::fabs(-3) << "\n";
}
