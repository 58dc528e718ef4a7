#include <iostream>

struct Node {
  int v = 3;
  auto get() const { return v; }
  auto &ref() { return v; }
  auto *where() { return &v; }
  const auto &fixed() const { return v; }
  auto nothing() {}
  auto made(int n) { Node other; other.v = n; return other; }
  auto twice() { return get() * 2; }
  static auto &inst() { static Node n; return n; }
};
template <class T> struct Box {
  T v;
  auto get() { return v; }
  auto &ref() { return v; }
};
auto &global() { static int n = 1; return n; }
struct Call {
  int operator()(int a, int b = 2) const { return a * b; }
};
int main() {
  Node n;
  n.ref() = 5;
  *n.where() += 1;
  Node::inst().v = 8;
  global() = 9;
  n.nothing();
  Box<int> b{4};
  b.ref() = 7;
  std::cout << n.get() << n.fixed() << n.made(2).v << n.twice() << Node::inst().get() << global() << b.get() << "\n";
  std::cout << Call()(3) << Call()(3, 5) << "\n";
}
