#include <cstdio>
#include <stdexcept>
#include <memory>
#include <vector>
#include <string>
#include <utility>
struct T {
  int n;
  static int left;
  T(int n = 0) : n(n) { if (left-- == 0) { std::printf("throw %d\n", n); throw n; } std::printf("T%d ", n); }
  T(const T &o) : n(o.n) {
    if (left-- == 0) { std::printf("throw copy %d\n", n); throw n; }
    std::printf("C%d ", n);
  }
  ~T() { std::printf("~%d ", n); }
};
int T::left = 100;
struct B { virtual ~B() {} virtual const char *n() { return "B"; } };
struct D : B { const char *n() override { return "D"; } };
int main() {
  try { throw new D; }
  catch (B *b) { std::printf("%s\n", b->n()); delete b; }
  try { throw new D; }
  catch (void *p) { std::printf("void\n"); }
  try { throw new D; }
  catch (const B *p) { std::printf("const\n"); }
  try { throw "text"; }
  catch (char *p) { std::printf("no\n"); }
  catch (const char *p) { std::printf("%s\n", p); }
  try { throw "text"; }
  catch (const void *p) { std::printf("%s\n", (const char*)p); }
  try { static int n = 4; throw &n; }
  catch (const int *p) { std::printf("%d\n", *p); }
  try { throw nullptr; }
  catch (B *p) { std::printf("null %d\n", p == nullptr); }
  try { D d; B *b = &d; throw b; }
  catch (D *p) { std::printf("no\n"); }
  catch (B *b) { std::printf("B*\n"); }
}
