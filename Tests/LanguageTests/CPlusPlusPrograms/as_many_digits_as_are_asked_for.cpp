#include <iostream>
#include <iomanip>
int main() {
  std::cout << std::fixed << std::setprecision(1000) << 1.5 << std::endl;
  std::cout << std::setprecision(900) << 1e300 << "|" << std::setprecision(2) << -0.125 << std::endl;
  std::cout << std::scientific << std::setprecision(850) << 0.1 << "\n";
  std::cout << std::defaultfloat << std::setprecision(1200) << 0.1 << "\n";
  return 0;
}
