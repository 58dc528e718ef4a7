#include <cstdio>
union U { int a; char bytes[4]; };
int first(union U u);
int second(union U *u, decltype(1) more);
int third(int n, union U u);
int first(union U u) { return u.a; }
int second(union U *u, decltype(1) more) { return u->a + more; }
int main() {
  U u{4};
  std::printf("%d %d %d\n", first(u), second(&u, 3), third(2, u));
}
int third(int n, union U u) { return u.a * n; }
