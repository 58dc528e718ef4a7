#include <iostream>
#include <string>
struct A {};
int main() {
  std::cout << "x" << 1 << A();
}
