#include <iostream>
#include <string>

struct P { int a, b; };
struct Q { P p; int c; };
struct L { int n; L(int a, int b) : n(a * b) {} };
struct S { static const char *const n[]; };
const char *const S::n[]{"one", "two"};
const std::string names[]{"solo"};
template <class... T> int counted(T... t) { int a[] = {0, t...}; return sizeof a / sizeof *a; }
template <class... T> int total(T... t) { int s = 0; int all[]{((s += t), 0)...}; return s + sizeof all; }

int main() {
  const char *n[]{"abcdef", "b"};
  for (auto x : n) std::cout << x << ",";
  P p[]{{3, 4}}, r[]{{1}, {3, 4}};
  L l[]{{3, 4}};
  int m[][2]{{1, 2}}, k[][2] = {1, 2, 3};
  char t[]{"xyz"}, u[] = {"uv"};
  for (auto x : S::n) std::cout << x << ",";
  std::cout << sizeof p / sizeof *p << sizeof r / sizeof *r << r[0].b << l[0].n << sizeof m << sizeof k << sizeof t << sizeof u
            << sizeof names / sizeof *names << "\n";
  std::cout << counted() << counted(1, 2) << total(1, 2, 3) << "\n";
  int g[2][2] = {1, 2, 3, 4};
  P a[2] = {1, 2, 3, 4};
  Q q = {1, 2, 3}, w[] = {1, 2, 3, {{4, 5}, 6}, P{7, 8}, 9};
  std::cout << g[1][0] << a[1].b << q.p.b << q.c << " " << sizeof w / sizeof *w << w[1].p.b << w[2].p.a << w[2].c << "\n";
}
