#include <iostream>
#include <string>
#include <utility>
#include <vector>
class Big {
  std::vector<int> v;
  std::string n;
public:
  Big(std::string n, std::initializer_list<int> l) : v(l), n(std::move(n)) {}
  Big(const Big &) = default;
  Big(Big &&) noexcept = default;
  Big &operator=(Big o) { swap(*this, o); return *this; }
  friend void swap(Big &a, Big &b) noexcept { using std::swap; swap(a.v, b.v); swap(a.n, b.n); }
  int sum() const { int s = 0; for (auto x : v) s += x; return s; }
  const std::string &name() const { return n; }
  friend int total(const Big &a, const Big &b) { return a.sum() + b.sum(); }
};
int main() {
  Big a("a", {1, 2, 3}), b("b", {10});
  swap(a, b);
  std::cout << a.name() << a.sum() << b.name() << b.sum() << "\n";
  a = b;
  std::cout << a.name() << total(a, b) << "\n";
  int k[3] = {1, 2, 3};
  std::cout << 2[k] << "\n";
}
