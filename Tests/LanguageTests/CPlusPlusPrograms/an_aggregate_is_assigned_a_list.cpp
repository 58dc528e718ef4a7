#include <iostream>
#include <utility>
#include <string>
struct P { int x, y; };
struct Q { P p; int z[2]; std::string s; };
struct A { int n; A(int a, int b) : n(a * b) {} };
struct T { T(int n = 0) : n(n) {} T(const T &o) : n(o.n) { std::cout << "c" << n << " "; } T(T &&o) : n(o.n) { std::cout << "m" << n << " "; }
  T &operator=(const T &o) { n = o.n; std::cout << "c=" << n << " "; return *this; }
  T &operator=(T &&o) { n = o.n; std::cout << "m=" << n << " "; return *this; } int n; };
struct H { T t; int k; };
int sum(P p) { return p.x + p.y; }
int sum2(const P &p) { return p.x * p.y; }
P arr[2];
int at() { std::cout << "at "; return 1; }
P give(bool b) { if (b) return {1, 2}; return {}; }
int main() {
  P p; p = {2, 3}; std::cout << p.x << p.y << '\n';
  p = {4}; std::cout << p.x << p.y << '\n';
  p = {}; std::cout << p.x << p.y << '\n';
  Q q; q = {{1, 2}, {3, 4}, "five"}; std::cout << q.p.x << q.z[1] << q.s << '\n';
  A a(1, 1); a = {2, 3}; std::cout << a.n << '\n';
  std::cout << sum({3, 4}) << sum2({3, 4}) << '\n';
  arr[at()] = {7, 8}; std::cout << arr[1].x << arr[1].y << '\n';
  T t; t = {5}; std::cout << t.n << '\n';
  H h; h = {6, 7}; std::cout << h.t.n << h.k << '\n';
  P r = give(true); std::cout << r.x << give(false).y << '\n';
  int i; i = {3}; std::cout << i << '\n';
  P *pp = &p; (*pp) = {9, 8}; std::cout << p.x << '\n';
}
