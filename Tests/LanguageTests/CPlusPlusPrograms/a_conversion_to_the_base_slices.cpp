#include <iostream>
struct Base {
  int n = 1;
  virtual const char *name() const { return "base"; }
};
struct Child : Base {
  int m = 2;
  const char *name() const override { return "child"; }
};
void byValue(Base base) { std::cout << base.name() << base.n << ' '; }
void byReference(const Base &base) { std::cout << base.name() << base.n << '\n'; }
int main() {
  Child child;
  child.n = 7;
  byValue(child);
  byReference(child);
  Base copy = child;
  copy = child;
  std::cout << copy.name() << copy.n << '\n';
}
