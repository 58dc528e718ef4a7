#include <iostream>
#include <stdexcept>
class S {
public:
  static S &getInstance() { static S inst; return inst; }
  void add(int v) { sum += v; }
  int total() const { return sum; }
private:
  int sum;
  S() : sum(0) { if (++tries < 3) throw std::runtime_error("not ready"); std::cout << "ready\n"; }
  static int tries;
};
int S::tries = 0;
int main() {
  for (int i = 0; i < 5; i++) {
    try { S::getInstance().add(i); }
    catch (const std::exception &e) { std::cout << e.what() << "\n"; }
  }
  std::cout << S::getInstance().total() << "\n";
}
