#include <iostream>
#include <utility>
struct Box {
  int *data;
  Box(int n) : data(new int(n)) {}
  Box(const Box &other) : data(new int(*other.data)) { std::cout << "copy "; }
  Box(Box &&other) : data(other.data) {
    other.data = nullptr;
    std::cout << "move ";
  }
  ~Box() { delete data; }
};
Box pick(bool first) {
  Box a(1), b(2);
  if (first) return a;
  return b;
}
int main() {
  Box x(5);
  Box y = std::move(x);
  Box z = y;
  Box w = pick(true);
  std::cout << (x.data == nullptr) << *y.data << *z.data << *w.data << '\n';
}
