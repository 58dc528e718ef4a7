#include <cstdio>
#include <string>
struct A { int n; std::string s; A() : n(1), s("x") {} ~A() { printf("~A\n"); } };
A make() { return A(); }
int twice(int n) { return n * 2; }
int main() {
  int y = 4, z = 7;
  int (*p) = &y, (*q) = &z, r(3);
  int (&ref) = y;
  int (*f)(int) = twice, (*g)(int) (&twice);
  int a[3] = {1, 2, 3}, (*pa)[3] = &a;
  const int (*cp) = &z;
  ref += 1;
  printf("%d %d %d %d %d %d %d\n", *p, *q, r, f(3), g(4), (*pa)[1], *cp);
  std::string s = make().s;
  printf("%s %d\n", s.c_str(), make().n + int(y) + int(*p));
  const std::string &kept = make().s;
  printf("%s\n", kept.c_str());
  return 0;
}
