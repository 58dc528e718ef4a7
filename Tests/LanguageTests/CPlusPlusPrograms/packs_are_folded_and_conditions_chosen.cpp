#include <iostream>
#include <string>
template <class... A> int sum(A... a) { return (0 + ... + a); }
template <class... A> auto product(A... a) { return (a * ...); }
template <class... A> int minus(A... a) { return (... - a); }
template <class... A> int minusRight(A... a) { return (a - ...); }
template <class... A> void print(const A &... a) { ((std::cout << a << ' '), ...); std::cout << "\n"; }
template <class... A> void stream(const A &... a) { (std::cout << ... << a) << "\n"; }
template <class... A> bool all(A... a) { return (a && ...); }
template <class T, class... A> void rest(T t, A... a) {
  std::cout << t;
  if constexpr (sizeof...(a) > 0) { std::cout << ", "; rest(a...); } else { std::cout << "\n"; }
}
template <int N> int count() { if constexpr (N > 0) return count<N - 1>() + 1; else return 0; }
int main() {
  std::cout << sum() << sum(1, 2, 3) << product(2, 3, 4) << minus(10, 2, 3) << minusRight(10, 2, 3) << all() << all(true, false) << "\n";
  print(1, "a", std::string("b"), 2.5); stream(1, 2, "x"); rest(1, "two", 3.5); print();
  std::cout << count<7>() << "\n";
}
