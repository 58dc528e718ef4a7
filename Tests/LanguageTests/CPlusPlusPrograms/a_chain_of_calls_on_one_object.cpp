#include <iostream>
#include <string>
class Builder {
  std::string text;
  int parts = 0;
public:
  Builder &add(const std::string &s) { text += s; parts++; return *this; }
  Builder &add(int n) { return add(std::to_string(n)); }
  std::string build() const { return text + "(" + std::to_string(parts) + ")"; }
};
int main() { std::cout << Builder().add("a").add(5).add(std::string("b") + "c").build() << '\n'; }
