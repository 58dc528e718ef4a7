#include <cstdio>
namespace A {
void f(int) { printf("int\n"); }
struct Only {};
}
namespace B {
void f(double) { printf("double\n"); }
using A::f;
}
void f(const char *) { printf("text\n"); }
using namespace A;
using namespace B;
int main() {
  f(1);
  f(1.5);
  f("x");
  Only only;
  (void)only;
  return 0;
}
