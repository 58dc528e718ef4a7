#include <iostream>
#include <stdexcept>
#include <string>

int main() {
  std::string s = "abc";
  std::string t = "hello world!??";
  std::string others[] = {"abd", "aba", "abcde", s, "z", "\xff", ""};
  for (auto &other : others)
    std::cout << s.compare(other) << " " << (s < other) << (s == other) << " ";
  std::cout << t.compare("hello") << "\n";
  try { s.insert(5, "b"); } catch (std::out_of_range &e) { std::cout << e.what() << "\n"; }
  try { s.insert(5, 2, 'c'); } catch (std::out_of_range &e) { std::cout << e.what() << "\n"; }
}
