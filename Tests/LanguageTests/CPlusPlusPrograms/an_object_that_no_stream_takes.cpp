#include <iostream>
#include <string>
struct A {};
int main() {
  A a;
  std::cout << a;
}
