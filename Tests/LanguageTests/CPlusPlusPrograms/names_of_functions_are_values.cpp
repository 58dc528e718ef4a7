#include <iostream>
#include <functional>
#include <map>
#include <vector>
int twice(int x) { return 2 * x; } int thrice(int x) { return 3 * x; }
template <class T> T neg(T x) { return -x; }
struct S { static int sq(int x) { return x * x; } int (*op)(int) = twice; };
int apply(int (*f)(int), int x) { return f(x); }
int applyr(int (&f)(int), int x) { return f(x); }
int main(int argc, char **) {
  auto p = twice; auto *q = thrice; auto &r = twice; const auto s = S::sq; auto t = neg<int>;
  std::cout << p(1) << q(1) << r(2) << s(3) << t(5) << (argc > 5 ? twice : thrice)(4) << '\n';
  p = thrice; p = argc > 7 ? p : twice; std::cout << p(5) << apply(argc ? S::sq : twice, 6) << applyr(twice, 3) << '\n';
  int (*z)(int) = argc > 9 ? twice : nullptr; std::cout << (z == nullptr) << (p == twice) << '\n';
  std::function<int(int)> f = argc ? twice : thrice; f = thrice; std::cout << f(7); f = S::sq; std::cout << f(7) << '\n';
  std::vector<int (*)(int)> v; v.push_back(twice); v.push_back(S::sq); for (auto g : v) std::cout << g(9) << ' ';
  std::vector<std::function<int(int)>> w{twice, thrice}; w.push_back(neg<int>); for (auto &g : w) std::cout << g(4) << ' ';
  S o; o.op = thrice; std::cout << o.op(2) << '\n';
}
