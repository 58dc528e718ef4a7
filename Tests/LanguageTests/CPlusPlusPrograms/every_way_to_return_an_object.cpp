#include <iostream>
#include <utility>
struct X {
  X() { std::cout << "X "; }
  X(const X &) { std::cout << "copy "; }
  X(X &&) { std::cout << "move "; }
  ~X() { std::cout << "~X "; }
};
X f1() { return X(); }
X f2() { X x; return x; }
X f3(bool b) { X x, y; return b ? x : y; }
X f4(X x) { return x; }
X f5() { X x; return std::move(x); }
X f6(X &&x) { return x; }
X f7(X &&x) { return std::move(x); }
const X f8() { return X(); }
struct W { X x; };
W f9() { return W{X()}; }
X f10() { W w; return w.x; }
X f11() { static X s; return s; }
X f12() { try { X x; return x; } catch (...) { throw; } }
int main() {
  X a = f1();
  std::cout << "| ";
  X b = f2();
  std::cout << "| ";
  X c = f3(true);
  std::cout << "| ";
  X d = f4(a);
  std::cout << "| ";
  X e = f4(X());
  std::cout << "| ";
  X g = f5();
  std::cout << "| ";
  X h = f6(X());
  std::cout << "| ";
  X i = f7(X());
  std::cout << "| ";
  X j = f8();
  std::cout << "| ";
  W k = f9();
  std::cout << "| ";
  X l = f10();
  std::cout << "| ";
  X m = f11();
  std::cout << "| ";
  X n = f12();
  std::cout << "| ";
  std::cout << "\n";
}
