#include <iostream>

namespace A {
int one() { return 1; }
}  // namespace A
using namespace A;
using namespace A;

namespace B {
struct Box {
  int v = 2;
};
namespace C {
int three = 3;
}
}  // namespace B
using namespace B::C;
using namespace B;

// More of a namespace that is in use already.
namespace A {
int four(int x) { return x + 4; }
int four() { return 4; }
enum Kind { five = 5 };
}  // namespace A

int six = 6;
namespace D {
int six = 66;
int own() { return six; }
}  // namespace D

int main() {
  int one = 10;
  std::cout << one << A::one() << three << four() << four(1) << five << six << D::own() << "\n";
  Box box;
  Kind kind = five;
  std::cout << box.v << kind << "\n";
}
