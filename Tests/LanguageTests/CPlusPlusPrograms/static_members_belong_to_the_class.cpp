#include <iostream>
class Counter {
public:
  static int alive() { return count; }
  static const int limit = 3;
  Counter() { count++; }
  Counter(const Counter &) { count++; }
  ~Counter() { count--; }
private:
  static int count;
};
int Counter::count = 0;
int main() {
  Counter a;
  {
    Counter b = a, c;
    std::cout << Counter::alive() << b.alive() << Counter::limit << '\n';
  }
  std::cout << Counter::alive() << '\n';
}
