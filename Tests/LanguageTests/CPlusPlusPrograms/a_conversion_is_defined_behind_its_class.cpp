#include <cstdio>
struct A { int n; };
struct B {
  int n = 3;
  operator A() const;
  explicit operator bool() const;
  operator const char *();
};
B::operator A() const { return A{n}; }
B::operator bool() const { return n > 2; }
B::operator const char *() { return "text"; }
int main() {
  B b;
  A a = b;
  printf("%d %d %s", a.n, b ? 1 : 0, (const char *)b);
}
