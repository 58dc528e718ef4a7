#include <cstdio>
constexpr int next(int a) { return a + 1; }
constexpr int global = next(2);
struct S {
  static constexpr int one() { return 1; }
  static constexpr int held = 4;
};
int main() {
  constexpr int a = next(1), b = S::one(), c = a * b + S::held;
  const int known = 2;
  constexpr int d = known + [] { return 3; }();
  constexpr double half = 0.5 * c;
  constexpr const char *text = "text";
  printf("%d %d %d %d %g %s %d\n", a, b, c, d, half, text, global);
  return 0;
}
