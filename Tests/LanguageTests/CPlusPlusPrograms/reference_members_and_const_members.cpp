#include <iostream>
class Counter {
  int &target;
  const int step;
  mutable int calls = 0;
public:
  Counter(int &target, int step) : target(target), step(step) {}
  void tick() { target += step; }
  int looks() const { return ++calls; }
};
int main() {
  int n = 1;
  const int by = 4;
  Counter counter(n, by);
  counter.tick();
  counter.tick();
  counter.looks();
  std::cout << n << counter.looks() << '\n';
}
