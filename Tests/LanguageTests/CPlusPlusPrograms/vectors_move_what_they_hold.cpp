#include <iostream>
#include <vector>
struct T {
  int v;
  T(int v) : v(v) { std::cout << "T" << v << " "; }
  T(const T &o) : v(o.v) { std::cout << "c" << v << " "; }
  T(T &&o) noexcept : v(o.v) { o.v = -1; std::cout << "m" << v << " "; }
  T &operator=(const T &o) { v = o.v; std::cout << "=" << v << " "; return *this; }
  T &operator=(T &&o) noexcept { v = o.v; o.v = -1; std::cout << "=m" << v << " "; return *this; }
  ~T() { std::cout << "~" << v << " "; }
};
int main() {
  std::vector<T> v;
  v.push_back(T(1));
  std::cout << "\n";
  v.emplace_back(2);
  std::cout << "\n";
  T t(3);
  v.push_back(t);
  std::cout << "\n";
  v.push_back(std::move(t));
  std::cout << "\n";
  v.insert(v.begin(), T(9));
  std::cout << "\n";
  v.erase(v.begin() + 1);
  std::cout << "\n";
  v.pop_back();
  std::cout << "\n";
  std::vector<T> w = v;
  std::cout << "\n";
  std::vector<T> x = std::move(v);
  std::cout << "\n" << v.size() << x.size() << "\n";
  w.clear();
  std::cout << "\n";
  w.reserve(10);
  x.resize(2, T(0));
  std::cout << "\n";
  std::vector<T> y{T(5), T(6)};
  std::cout << "\n";
  y = x;
  std::cout << "\n";
}
