#include <iostream>
int main() {
  std::cout << nullptr << "\n";
  return 0;
}
