#include <iostream>
struct Counter {
  int n;
  Counter(int n) : n(n) { std::cout << "new " << n << '\n'; }
  Counter(const Counter &other) : n(other.n + 100) { std::cout << "copy " << n << '\n'; }
  Counter &operator=(const Counter &other) {
    n = other.n;
    std::cout << "assign " << n << '\n';
    return *this;
  }
  ~Counter() { std::cout << "gone " << n << '\n'; }
};
Counter twice(Counter c) {
  Counter result(c.n * 2);
  return result;
}
int main() {
  Counter a(1);
  Counter b = a;
  Counter c(5);
  c = a;
  Counter d = twice(a);
  std::cout << d.n << '\n';
  twice(Counter(8));
  std::cout << "end\n";
}
