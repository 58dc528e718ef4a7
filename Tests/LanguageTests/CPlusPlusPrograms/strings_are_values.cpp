#include <iostream>
#include <string>
std::string shout(std::string text) {
  text += "!";
  return text;
}
int main() {
  std::string a = "a text that is longer than fifteen characters";
  std::string b = a;
  b[0] = 'A';
  std::cout << a << '\n' << b << '\n' << shout(b) << '\n';
  std::string c;
  std::cout << c.empty() << c.size() << (a == b) << (a != b) << (a < b) << '\n';
  c = "x" + std::string("y") + 'z';
  c = c + c;
  c += c;
  std::cout << c << ' ' << c.length() << ' ' << c.substr(3, 4) << ' ' << c.find("zx") << '\n';
  const char *plain = c.c_str();
  std::cout << plain[2] << std::to_string(42) + "!" << '\n';
}
