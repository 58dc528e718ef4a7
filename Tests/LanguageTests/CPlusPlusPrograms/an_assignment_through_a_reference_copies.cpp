#include <iostream>
class Single {
public:
  static Single &shared() {
    static Single one;
    return one;
  }
  int n = 1;
private:
  Single() {}
};
int main() {
  Single copy = Single::shared();
  copy.n = 2;
  std::cout << Single::shared().n << copy.n << (&copy == &Single::shared()) << '\n';
}
