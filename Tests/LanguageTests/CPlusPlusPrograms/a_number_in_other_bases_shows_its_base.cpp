#include <iostream>
int main() {
  std::cout << std::hex << std::showbase << true << " " << std::oct << true << false << std::uppercase << std::hex
            << true << std::dec << std::showpos << true << std::boolalpha << true << "\n";
}
