#include <iostream>
struct Tr {
  int n;
  Tr(int n) : n(n) { std::cout << "+" << n; }
  Tr(const Tr &o) : n(o.n * 10) { std::cout << "c" << n; }
  Tr(Tr &&o) noexcept : n(o.n) { o.n = 0; std::cout << "m" << n; }
  Tr &operator=(const Tr &o) { n = o.n; std::cout << "=" << n; return *this; }
  Tr &operator=(Tr &&o) noexcept { n = o.n; o.n = 0; std::cout << "=m" << n; return *this; }
  ~Tr() { std::cout << "-" << n; }
};
struct Pair { Tr a, b; };
struct Wrap { Tr t; Wrap(Tr t) : t(t) {} };
Pair mk() { return {Tr(1), Tr(2)}; }
Tr sel(bool b, Tr x, Tr y) { return b ? x : y; }
Tr par(Tr x) { x.n++; return x; }
int main() {
  Pair p = mk();
  std::cout << "\n";
  Pair q = p;
  std::cout << "\n";
  q = std::move(p);
  std::cout << "\n";
  Tr s = sel(true, Tr(5), Tr(6));
  std::cout << "\n";
  Wrap w(Tr(7));
  std::cout << "\n";
  Wrap v{w.t};
  std::cout << "\n";
  Tr z = par(Tr(3));
  std::cout << "\n";
  std::swap(s, z);
  std::cout << "\n";
  Tr arr[3] = {1, 2, 3};
  std::cout << "\n";
  auto [f, g] = q;
  std::cout << "\n";
}
