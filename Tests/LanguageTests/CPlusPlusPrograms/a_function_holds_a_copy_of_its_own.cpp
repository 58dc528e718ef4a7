#include <iostream>
#include <functional>
struct A {
  int n;
  A(int n) : n(n) { std::cout << "A" << n << " "; }
  A(const A &o) : n(o.n) { std::cout << "copy" << n << " "; }
  A(A &&o) noexcept : n(o.n) { o.n = 0; std::cout << "move" << n << " "; }
  ~A() { std::cout << "~A" << n << " "; }
};
int main() {
  A a(1);
  auto l = [a] { std::cout << "run" << a.n << " "; };
  std::cout << "\n";
  std::function<void()> f = l;
  std::cout << "\n";
  std::function<void()> g = std::move(l);
  std::cout << "\n";
  std::function<void()> h = [a] { std::cout << "h "; };
  std::cout << "\n";
  h = f;
  std::cout << "\n";
  f = std::move(g);
  std::cout << "\n";
  f(); h();
  std::cout << "\n";
}
