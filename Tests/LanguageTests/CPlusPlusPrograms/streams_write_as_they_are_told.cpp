#include <iomanip>
#include <iostream>
#include <string>
int main() {
  std::cout << std::setw(8) << 3.14159 << "|" << std::left << std::setw(6) << "ab" << "|" << std::right
            << std::setw(6) << std::string("cd") << "|" << std::setfill('0') << std::setw(4) << 7 << "\n";
  std::cout << std::hex << 255 << " " << std::uppercase << 255 << std::nouppercase << " " << std::showbase << 16
            << " " << -1 << std::oct << " " << 8 << std::noshowbase << std::dec << "\n";
  std::cout << std::fixed << std::setprecision(2) << 2.0 << " " << std::scientific << 12345.678 << " "
            << std::defaultfloat << 0.1 + 0.2 << "\n";
  std::cout << std::boolalpha << true << std::noboolalpha << std::setw(3) << true << std::showpos << 5 << -5
            << std::noshowpos << " " << std::setfill('*') << std::setw(3) << 'c' << "\n";
  std::cout.width(4);
  std::cout.fill('.');
  std::cout << 12 << "|" << 12 << std::endl;
}
