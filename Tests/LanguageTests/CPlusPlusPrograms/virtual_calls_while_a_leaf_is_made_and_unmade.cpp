#include <iostream>
struct Base {
  Base() { std::cout << "B"; init(); }
  virtual ~Base() { std::cout << "~B"; fini(); }
  virtual void init() { std::cout << "Bi "; }
  virtual void fini() { std::cout << "Bf "; }
  void call() { init(); }
};
struct Der : Base {
  int *p;
  Der() : p(new int(3)) { std::cout << "D"; init(); }
  ~Der() { std::cout << "~D"; fini(); delete p; }
  void init() override { std::cout << "Di" << *p << " "; }
  void fini() override { std::cout << "Df "; }
};
struct Leaf : Der {
  Der d;
  Leaf() { std::cout << "L"; }
  ~Leaf() override { std::cout << "~L"; }
};
int main() {
  { Leaf l; std::cout << "| "; l.call(); }
  std::cout << "\n";
  Base *b = new Leaf;
  b->call();
  delete b;
  std::cout << "\n";
}
