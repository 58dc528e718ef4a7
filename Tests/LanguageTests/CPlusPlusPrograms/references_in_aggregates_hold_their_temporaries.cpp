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
struct R { const T &r; };
struct P { R inner; int k; };
int main() {
  R x{T(1)};
  std::printf("in\n");
  { R y = {T(2)}; std::printf("inner\n"); }
  P p{{T(3)}, 4};
  std::printf("end\n");
  const R &z = R{T(5)};
  std::printf("z\n");
  R a[2] = {{T(6)}, {T(7)}};
  std::printf("a\n");
}
