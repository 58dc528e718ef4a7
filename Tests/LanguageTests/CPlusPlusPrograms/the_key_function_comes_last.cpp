#include <cstdio>
struct Base {
  Base() { hello(); }
  virtual ~Base() { bye(); }
  virtual void hello();
  void bye() { printf("bye\n"); }
};
struct Child : Base {
  void hello() override;
};
int main() {
  Child child;
  child.hello();
}
void Child::hello() { printf("child\n"); }
void Base::hello() { printf("base\n"); }
