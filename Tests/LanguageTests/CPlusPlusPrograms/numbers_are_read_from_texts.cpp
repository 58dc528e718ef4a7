#include <cstdio>
#include <stdexcept>
#include <memory>
#include <vector>
#include <string>
#include <utility>
struct T {
  int n;
  static int left;
  T(int n = 0) : n(n) { if (left-- == 0) { std::printf("throw %d\n", n); throw n; } std::printf("T%d ", n); }
  T(const T &o) : n(o.n) {
    if (left-- == 0) { std::printf("throw copy %d\n", n); throw n; }
    std::printf("C%d ", n);
  }
  ~T() { std::printf("~%d ", n); }
};
int T::left = 100;
int main() {
  std::vector<int> v{1,2,3};
  try { v.at(5); }
  catch (std::out_of_range &e) { std::printf("%s\n", e.what()); }
  std::string s = "abc";
  try { s.at(9); }
  catch (std::out_of_range &e) { std::printf("%s\n", e.what()); }
  try { std::stoi("x"); }
  catch (std::invalid_argument &e) { std::printf("%s\n", e.what()); }
  try { s.substr(8); }
  catch (std::exception &e) { std::printf("%s\n", e.what()); }
  printf("%d %d %ld\n", std::stoi("  -42x"), std::stoi("ff", nullptr, 16), std::stol("123456789012"));
  size_t n = 0;
  std::stoi("12ab", &n);
  printf("%zu\n", n);
  try { int n = std::stoi("99999999999"); }
  catch (std::out_of_range &e) { std::printf("%s\n", e.what()); }
}
