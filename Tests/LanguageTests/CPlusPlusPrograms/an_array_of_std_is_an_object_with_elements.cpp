#include <algorithm>
#include <array>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
struct P { int a; std::string b; };
struct Loud { int n; Loud(int n = 7) : n(n) { std::cout << "+" << n; } Loud(const Loud &o) : n(o.n) { std::cout << "c" << n; } Loud &operator=(const Loud &o) { n = o.n; std::cout << "=" << n; return *this; } ~Loud() { std::cout << "-" << n; } };
int sum(const std::array<int, 3> &a) { int s = 0; for (int x : a) s += x; return s; }
template <class T, unsigned long n> T first(const std::array<T, n> &a) { return a[0]; }
class Board { std::array<std::array<char, 3>, 2> cells{}; public: Board() { for (auto &row : cells) row.fill('.'); } char &at(int r, int c) { return cells.at(r).at(c); } void show() const { for (const auto &row : cells) for (char c : row) std::cout << c; std::cout << '\n'; } };
int main() {
  std::array<int, 3> a{1, 2, 3}, b = {{4, 5}}; a[1] = 7; std::cout << sum(a) << sum(b) << a.size() << a.front() << a.back() << (a == b) << (a < b) << (a != b) << first(a) << a.empty() << '\n';
  std::array<std::string, 2> s{"x", "y"}; for (auto &e : s) std::cout << e; std::array<P, 2> ps{{{1, "a"}, {2, "b"}}}; std::cout << ps[1].b << ps.at(0).a; std::array<std::unique_ptr<int>, 2> owners; owners[1] = std::make_unique<int>(5); std::cout << *owners[1] << (owners[0] == nullptr) << '\n';
  Board board; board.at(1, 2) = 'x'; board.show(); try { board.at(0, 3); } catch (const std::out_of_range &e) { std::cout << e.what() << '\n'; }
  { std::array<Loud, 2> l{Loud(1)}; std::cout << '|'; std::array<Loud, 2> m = l; m = l; } std::cout << '\n';
  std::array<int, 4> z{9, 1, 4, 3}; std::cout << *std::max_element(z.begin(), z.end()) << *std::min_element(z.cbegin(), z.cend()) << z.data()[2] << sizeof(z); auto c = z; c[0] = 0; swap(c, z); std::cout << c[0] << z[0] << '\n';
  const std::array<int, 2> k{1}; auto [u, v] = k; auto &[x, y] = s; x = "new"; std::cout << u << v << s[0] << y << '\n';
}
