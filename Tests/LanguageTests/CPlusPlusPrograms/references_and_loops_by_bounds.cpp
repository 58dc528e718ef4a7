#include <iostream>
struct T { int n; T(int x) : n(x) { std::cout << "T" << x << "\n"; } T(const T &o) : n(o.n) { std::cout << "copy" << n << "\n"; } ~T() { std::cout << "~T" << n << "\n"; } };
struct W { T a; W(const T &t) : a(t) {} };
T &pass(T &&t) { static T k(0); return k; }
T twice(const T &t) { return T(t.n * 2); }
int number(const T &t) { return t.n; }
struct Vec { int v[3] = {1, 2, 3}; int *begin() { std::cout << "b "; return v; } int *end() { std::cout << "e "; return v + 3; } ~Vec() { std::cout << "~Vec\n"; } };
struct It { int i; int operator*() const { return i * 10; } It &operator++() { ++i; return *this; } bool operator!=(const It &o) const { return i != o.i; } };
struct Range { int n; It begin() const { return It{0}; } It end() const { return It{n}; } };
struct Objects { T v[2] = {T(7), T(8)}; T *begin() { return v; } T *end() { return v + 2; } };
Vec vec() { return Vec(); }
int main() {
  { const T &r = twice(T(1)); std::cout << "in " << r.n << "\n"; }
  { const W &w = W(T(2)); std::cout << "in " << w.a.n << "\n"; }
  { T &r = pass(T(3)); std::cout << "in " << r.n << "\n"; }
  { const int &k = number(T(4)); std::cout << "in " << k << "\n"; }
  { const W &w = T(5); std::cout << "in " << w.a.n << "\n"; }
  { T &&r = twice(twice(T(6))); std::cout << "in " << r.n << "\n"; }
  { static T &s = pass(T(9)); std::cout << "static " << s.n << "\n"; }
  for (int x : vec()) std::cout << x << " "; std::cout << "\n";
  Vec v; for (int &x : v) { x *= 2; if (x == 4) continue; std::cout << x << " "; } for (auto x : v) { std::cout << x; if (x == 4) break; } std::cout << "\n";
  const Range r{3}; for (auto x : r) for (int y : Range{2}) std::cout << x + y << " "; std::cout << "\n";
  Objects o; for (T t : o) std::cout << t.n << "\n"; for (const T &t : o) std::cout << t.n << "\n"; for (auto &&t : o) std::cout << t.n << "\n";
  std::cout << "end\n";
}
