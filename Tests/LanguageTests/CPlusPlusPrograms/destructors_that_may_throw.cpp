#include <cstdio>
struct A {
  int n;
  A(int n) : n(n) { printf("A%d ", n); }
  ~A() noexcept(false) { printf("~A%d ", n); if (n == 2) throw n; }
};
int main() {
  try { A a(1); A b(2); A c(3); }
  catch (int e) { printf("caught %d\n", e); }
  try { A *p = new A(2); delete p; }
  catch (int e) { printf("delete threw %d\n", e); }
}
