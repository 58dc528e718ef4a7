#include <iostream>
#include <string>
int main() {
  std::string s = nullptr;
  s.foo();
}
