// Beside what is refused: several letters are an int, and a call with arguments makes an object.
#include <iostream>
struct A {
  int v;
  A(int v = 0) : v(v) { std::cout << "A" << v << std::endl; }
  static int two(int n) { return n + 1; }
  static A &shared() {
    static A only(9);
    return only;
  }
};
struct G {
  G(const A &a) { std::cout << "G" << a.v << std::endl; }
};
int main() {
  A(A::two(3));
  std::cout << A(A::shared()).v << std::endl;
  A x(A(A::two(5)));
  G g(A(A::shared().v));
  G h{A(A::shared())};
  std::cout << 'ab' << " " << sizeof('ab') << " " << sizeof('a') << '\n' << '"' << '\x41' << '\101';
  std::cout << std::endl;
}
