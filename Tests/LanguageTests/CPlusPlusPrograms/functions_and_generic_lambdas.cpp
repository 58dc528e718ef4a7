#include <iostream>
#include <functional>
#include <memory>
#include <string>
#include <vector>
struct A {
  int n;
  A(int n) : n(n) { std::cout << "A" << n << " "; }
  A(const A &o) : n(o.n) { std::cout << "copy" << n << " "; }
  A(A &&o) noexcept : n(o.n) { o.n = 0; std::cout << "move" << n << " "; }
  ~A() { std::cout << "~A" << n << " "; }
};
int twice(int x) { return 2 * x; }
template <class F> void each(const std::vector<int> &v, F f) { for (int x : v) f(x); }
struct Button {
  std::string name;
  std::function<void()> action;
  void press() { if (action) action(); else std::cout << name << " does nothing\n"; }
};
struct Counter {
  int n = 0;
  std::vector<std::function<void(int)>> listeners;
  void add(std::function<void(int)> f) { listeners.push_back(std::move(f)); }
  void up() { n++; for (auto &f : listeners) f(n); }
  void adder(int by) { auto add = [this](auto x) { n += x; }; add(by); }
  double both() { auto l = [&](auto x, auto y) { up(); return x + y + n; }; return l(1, 0.5); }
};
std::function<int(int)> adder(int n) { return [n](int x) { return x + n; }; }
template <class T, class... R> void print(T first, R... rest) {
  auto show = [&](auto... xs) { std::cout << first; ((std::cout << ' ' << xs), ...); std::cout << '\n'; };
  show(rest...);
}
int main() {
  auto id = [](auto x) { return x; };
  std::cout << id(3) << id("text") << id(2.5) << "\n";
  auto add = [](auto a, auto b) { return a + b; };
  std::cout << add(1, 2) << add(std::string("a"), "b") << add(1, 0.5) << "\n";
  int sum = 0, factor = 2;
  each({1, 2, 3}, [&](auto x) { sum += factor * x; });
  std::cout << sum << "\n";
  auto copy = [=](const auto &x) mutable { factor++; return factor * x; };
  std::cout << copy(2) << copy(2) << factor << "\n";
  auto outer = [&](auto x) { auto inner = [&, x](auto y) { return x + y + sum; }; return inner(1); };
  std::cout << outer(10) << " " << outer(0.5) << "\n";
  auto ptr = [](auto *p) { return *p; };
  std::cout << ptr(&sum) << "\n";
  auto swapped = [](auto &a, auto &b) { auto t = a; a = b; b = t; };
  int p = 1, q = 2; swapped(p, q); std::cout << p << q << "\n";
  print(1, "two", 3.5);
  std::function<int(int)> f = twice;
  std::cout << f(4) << "\n";
  f = adder(10);
  std::cout << f(4) << "\n";
  f = [](int x) { return x * x; };
  std::cout << f(5) << (f ? "yes" : "no") << "\n";
  f = nullptr;
  std::cout << (f == nullptr) << (f ? "yes" : "no") << "\n";
  Button b{"ok", nullptr}; b.press(); b.action = [&] { std::cout << "pressed " << b.name << "\n"; }; b.press();
  Counter c;
  int seen = 0;
  c.add([&seen](int n) { seen += n; });
  c.add([](int n) { std::cout << "n is " << n << "\n"; });
  c.up(); c.up();
  c.adder(5); std::cout << seen << c.n << c.both() << "\n";
  auto shared = std::make_shared<A>(1);
  {
    std::function<void()> hold = [shared] { std::cout << shared->n << " "; };
    hold();
    std::function<void()> other = hold;
    std::cout << shared.use_count() << " ";
    hold = nullptr;
    std::cout << shared.use_count() << "\n";
  }
  std::cout << shared.use_count() << "\n";
  std::function<int(const std::string &, int)> len = [](const std::string &s, int n) { return (int)s.size() + n; };
  std::cout << len("abc", 1) << "\n";
  std::function<int(int)> fact = [&fact](int n) { return n < 2 ? 1 : n * fact(n - 1); };
  std::cout << fact(5) << "\n";
  A a(2);
  std::function<void(A)> take = [](A x) { std::cout << "took" << x.n << " "; };
  take(a); std::cout << "\n";
  take(A(3)); std::cout << "\n";
  std::function<void(const A &)> look = [](const A &x) { std::cout << "saw" << x.n << " "; };
  look(a); std::cout << "\n";
  std::function<std::unique_ptr<A>(int)> make = [](int n) { return std::make_unique<A>(n); };
  auto made = make(7); std::cout << made->n << "\n";
  std::vector<std::function<int()>> fs;
  for (int i = 0; i < 3; i++) fs.push_back([i] { return i * i; });
  for (auto &g : fs) std::cout << g();
  std::cout << "\n";
}
