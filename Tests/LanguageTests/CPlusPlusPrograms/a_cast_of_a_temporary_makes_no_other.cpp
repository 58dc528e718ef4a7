// What nobody holds yet becomes the result of a cast to its own class.
#include <cstdio>

struct A {
  int n;
  A(int n) : n(n) { std::printf("A%d\n", n); }
  A(const A &other) : n(other.n) { std::printf("copy\n"); }
  A(A &&other) : n(other.n) { std::printf("move\n"); }
  ~A() { std::printf("~A%d\n", n); }
};
A made() { return A(2); }

int main() {
  A one = static_cast<A>(A(1));
  A two = (A)made();
  static_cast<A>(A(3));
  A four = A((A)A(4));
  A copied = static_cast<A>(one);
  std::printf("%d\n", one.n + two.n + four.n + copied.n);
}
