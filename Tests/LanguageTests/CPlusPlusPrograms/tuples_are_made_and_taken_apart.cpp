#include <iostream>
#include <string>
#include <tuple>
#include <utility>
std::tuple<int, std::string, double> three() { return {1, "two", 3.5}; }
int main() {
  auto t = three();
  std::cout << std::get<0>(t) << std::get<1>(t) << std::get<2>(t);
  std::get<1>(t) += "!";
  auto [a, b, c] = t;
  std::cout << a << b << c;
  int x;
  std::string y;
  x = a;
  std::cout << x << y;
  auto p = std::make_pair(std::string("k"), 4);
  std::cout << std::get<0>(p) << std::get<1>(p);
  auto m = std::make_tuple(1, 2, 3), n = std::make_tuple(1, 3, 0);
  std::cout << (m < n) << (m == n);
  auto &[d, e, f] = m;
  e = 9;
  const auto &k = m;
  std::cout << std::get<1>(k);
  struct S { int a; std::string b; bool operator<(const S &o) const { return std::tie(a, b) < std::tie(o.a, o.b); } };
  std::cout << (S{1, "b"} < S{1, "c"}) << (S{2, "a"} < S{1, "c"});
}
