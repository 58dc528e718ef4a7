#include <iostream>
struct A {
  A() { std::cout << "A() "; }
  A(const A &) { std::cout << "A(c) "; }
  A(A &&) { std::cout << "A(m) "; }
  ~A() { std::cout << "~A "; }
};
A retCond(int k) { A a; if (k) { A b; return b; } return a; }
A retTemp(int k) { return k ? A() : A(); }
A retMember() { struct W { A a; } w; return std::move(w.a); }
A retParam(A a, bool b) { if (b) return a; return A(); }
A loop() { for (int i = 0;; i++) { A a; if (i == 1) return a; } }
const A &retRef(const A &a) { return a; }
int main() {
  A a = retCond(0);
  std::cout << "| ";
  A b = retCond(1);
  std::cout << "| ";
  A c = retTemp(1);
  std::cout << "| ";
  A d = retMember();
  std::cout << "| ";
  A e = retParam(A(), true);
  std::cout << "| ";
  A f = retParam(a, false);
  std::cout << "| ";
  A g = loop();
  std::cout << "| ";
  A h = retRef(A());
  std::cout << "| ";
  (void)retTemp(0);
  std::cout << "| ";
  retRef(retTemp(1));
  std::cout << "\n";
}
