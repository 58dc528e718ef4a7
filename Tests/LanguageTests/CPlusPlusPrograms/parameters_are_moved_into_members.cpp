#include <iostream>
struct Big {
  int id;
  Big(int i) : id(i) {}
  Big(const Big &o) : id(o.id) { std::cout << "copy" << id << " "; }
  Big(Big &&o) : id(o.id) { o.id = 0; std::cout << "move" << id << " "; }
};
struct Holder { Big b; Holder(Big x) : b(std::move(x)) {} };
struct Holder2 {
  Big b;
  Holder2(const Big &x) : b(x) {}
  Holder2(Big &&x) : b(std::move(x)) {}
};
Big chain(Big b) { return b; }
int main() {
  Big a(1);
  Holder h(a);
  std::cout << "| ";
  Holder i(Big(2));
  std::cout << "| ";
  Holder2 j(a);
  std::cout << "| ";
  Holder2 k(Big(3));
  std::cout << "| ";
  Big c = chain(chain(Big(4)));
  std::cout << "| ";
  Big arr[] = {Big(5), a};
  std::cout << "| ";
  Big d = true ? a : c;
  std::cout << "| ";
  Big e = false ? Big(6) : Big(7);
  std::cout << "| ";
  Big &&r = std::move(a);
  Big f = r;
  std::cout << "| ";
  Big g = std::move(r);
  std::cout << a.id << "\n";
}
