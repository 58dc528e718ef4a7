#include <iostream>
#include <string>
#include <utility>
#include <algorithm>
struct P { int x; const char *name; };
struct Item { std::string k; int v; };
struct Map { Item items[3]; Item *begin() { return items; } Item *end() { return items + 3; } const Item *begin() const { return items; } const Item *end() const { return items + 3; } };
std::pair<int, std::string> both() { return {4, "four"}; }
struct Base { int n; std::string s; Base() : n(-1) {} Base(int n) : n(n) { std::cout << "Base(int)\n"; } Base(const std::string &s, int n = 7) : n(n), s(s) { std::cout << "Base(s)\n"; } explicit Base(double d) : n((int)d) {} virtual ~Base() {} };
struct Derived : Base { using Base::Base; int more = 9; };
template <class T> struct TBase { T v; TBase(T v) : v(v) {} };
template <class T> struct TDerived : TBase<T> { using TBase<T>::TBase; };
int main() {
  P p{1, "one"};
  auto [x, name] = p; x = 5; std::cout << p.x << x << name << "\n";
  auto &[rx, rname] = p; rx = 8; std::cout << p.x << "\n";
  const auto &[cx, cname] = p; std::cout << cx << cname << "\n";
  int list[] = {1, 2, 3}; auto [a, b, c] = list; a = 9; std::cout << list[0] << a + b + c << "\n";
  auto &[la, lb, lc] = list; la = 7; std::cout << list[0] << "\n";
  auto [n, s] = both(); std::cout << n << s << "\n";
  Map m{{{"a", 1}, {"b", 2}, {"c", 3}}};
  for (auto &[k, v] : m) v *= 2;
  for (const auto &[k, v] : m) std::cout << k << v;
  for (auto [k, v] : m) { v = 0; }
  std::cout << m.items[0].v << "\n";
  P ps[] = {{1, "x"}, {2, "y"}}; for (auto [px, pn] : ps) std::cout << px << pn; std::cout << "\n";
  if (auto [q, r] = std::make_pair(1, 2.5); q) std::cout << r << "\n";
  Derived d(3); Derived e("text"); Derived f("t", 2); Derived g; Derived h(2.5);
  std::cout << d.n << e.n << e.s << f.n << g.n << h.n << d.more << "\n";
  TDerived<int> t(4); TDerived<std::string> u("abc"); std::cout << t.v << u.v << "\n";
  auto pr = std::make_pair("lit", std::string("str")); std::cout << pr.first << pr.second << (std::pair<int,int>(1, 2) < std::pair<int,int>(1, 3)) << "\n";
  int y = 1, z = 2; std::swap(y, z); std::cout << y << z << std::min(y, z) << std::max(2.5, 1.0) << std::exchange(y, 5) << y << std::clamp(7, 1, 5) << "\n";
}
