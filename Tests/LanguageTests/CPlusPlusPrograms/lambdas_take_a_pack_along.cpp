#include <iostream>
#include <utility>
struct A { A() { std::cout << "A\n"; } A(const A &) { std::cout << "copy\n"; } A(A &&) { std::cout << "move\n"; } ~A() { std::cout << "~A\n"; } };
void f(const A &, int n) { std::cout << "const & " << n << "\n"; }
void f(A &&, int n) { std::cout << "&& " << n << "\n"; }
void f() { std::cout << "none\n"; }
template <class... T> void later(T &&...args) {
  auto call = [&] { f(std::forward<T>(args)...); };
  std::cout << "made\n";
  call();
}
template <class... T> int sum(T... args) {
  auto l = [=] { return (args + ... + 0); };
  return l();
}
template <class... T> int sum2(T... args) {
  auto l = [args...] { return (args + ... + 0); };
  auto m = [&args...] { ((args += 1), ...); };
  m();
  return l() * 100 + (args + ... + 0);
}
template <class... T> int count(T... args) {
  auto l = [&] { auto m = [&] { return (int)sizeof...(args) + (args + ... + 0); }; return m(); };
  return l();
}
int main() {
  A a;
  later(a, 1);
  later(A(), 2);
  later();
  std::cout << sum(1, 2, 3) << sum() << "\n" << sum2(1, 2, 3) << "\n" << count(4, 5, 6) << "\n";
}
