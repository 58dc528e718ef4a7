#include <iostream>
#include <string>
#include <memory>
#include <functional>
struct A { ~A() { std::cout << "~A" << std::endl; } };
struct E { int n; };
void f(int n) { A a; if (n == 0) throw E{3}; throw n; }
int main() {
  A a;
  try { f(0); } catch (E e) { std::cout << e.n << std::endl; }
  try { std::string s = "abc"; std::cout << s.at(5); } catch (std::exception &e) { std::cout << e.what() << std::endl; }
  try { std::weak_ptr<A> w; std::shared_ptr<A> s(w); } catch (const std::bad_weak_ptr &e) { std::cout << e.what() << std::endl; }
  try { std::function<void()> f; f(); } catch (const std::bad_function_call &e) { std::cout << e.what() << std::endl; }
  auto l = [](int n) { if (n > 1) throw n; return n; };
  try { std::cout << l(1) << l(2); } catch (int n) { std::cout << "lambda " << n << std::endl; }
  int i = 0;
  while (true) { try { if (++i == 3) break; if (i == 1) continue; throw i; } catch (int x) { std::cout << "x" << x << std::endl; } }
  try { try { f(1); } catch (E &) { std::cout << "no" << std::endl; } } catch (int n) { std::cout << "outer " << n << std::endl; }
  A *list[2] = {new A, nullptr};
  delete list[0];
}
