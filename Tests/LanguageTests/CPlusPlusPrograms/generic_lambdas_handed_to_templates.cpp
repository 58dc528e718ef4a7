#include <iostream>
#include <string>
#include <vector>
#include <functional>
#include <memory>
struct A { int n; A(int n) : n(n) {} A(const A &o) : n(o.n) { std::cout << "c"; } A(A &&o) noexcept : n(o.n) { std::cout << "m"; } ~A() { std::cout << "~" << n; } };
template <class T, class F> std::vector<T> filter(const std::vector<T> &v, F f) { std::vector<T> r; for (const auto &x : v) if (f(x)) r.push_back(x); return r; }
class Bus { std::vector<std::function<void(const std::string &)>> subs; public: void on(std::function<void(const std::string &)> f) { subs.push_back(f); } void send(const std::string &s) const { for (const auto &f : subs) f(s); } };
int apply(const std::function<int(int, int)> &f, int a, int b) { return f(a, b); }
struct Calc { int base; int add(int x) const { return base + x; } std::function<int(int)> adder() const { return [this](int x) { return add(x); }; } };
int main() {
  std::vector<int> v{1, 2, 3, 4, 5, 6};
  auto even = filter(v, [](auto x) { return x % 2 == 0; });
  for (auto x : even) std::cout << x; std::cout << "\n";
  int count = 0;
  auto counter = [&count](auto &&...xs) { count += sizeof...(xs); return (xs + ... + 0); };
  std::cout << counter(1, 2, 3) << counter(1.5, 2) << count << "\n";
  Bus bus; std::string log; bus.on([&](const std::string &s) { log += s; }); bus.on([&log](const auto &s) { log += "!" + s; }); bus.send("hi"); std::cout << log << "\n";
  std::cout << apply([](int a, int b) { return a * b; }, 3, 4) << apply([](auto a, auto b) { return a - b; }, 9, 4) << "\n";
  Calc c{10}; auto f = c.adder(); std::cout << f(5) << "\n";
  auto make = [](auto... xs) { return std::vector<int>{xs...}; }; std::cout << make(1, 2, 3).size() << "\n";
  auto compose = [](auto f, auto g) { return [=](auto x) { return f(g(x)); }; };
  auto inc = [](int x) { return x + 1; }; auto dbl = [](auto x) { return x * 2; };
  std::cout << compose(inc, dbl)(5) << compose(dbl, inc)(5) << "\n";
  { A a(1); auto hold = [a](auto x) { return a.n + x; }; std::cout << hold(1) << hold(0.5); }
  std::cout << "\n";
  { auto p = std::make_unique<A>(2); auto own = [p = std::move(p)](auto x) { return p->n * x; }; std::cout << own(3) << (p == nullptr); }
  std::cout << "\n";
  static int calls = 0; auto st = [](auto) { return ++calls; }; st(1); st("x"); std::cout << calls << "\n";
  std::vector<A> as; as.reserve(3); as.emplace_back(1); as.push_back(A(2)); for (auto &a : as) a.n *= 10; for (auto a : as) std::cout << a.n << ","; std::cout << "\n";
  std::function<std::function<int(int)>(int)> add = [](int a) { return [a](int b) { return a + b; }; }; std::cout << add(3)(4) << "\n";
  std::function<void(int)> rec; rec = [&](int n) { if (n) { std::cout << n; rec(n - 1); } }; rec(3); std::cout << "\n";
}
