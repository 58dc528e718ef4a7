#include <iostream>
#include <string>
int main() {
  std::string name = "room ";
  std::cout << name + 98 << "\n";
}
