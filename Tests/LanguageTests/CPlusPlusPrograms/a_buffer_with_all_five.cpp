#include <cstdio>
#include <utility>
class Buf {
  int *d;
  int n;
public:
  Buf(int n) : d(new int[n]), n(n) { for (int i = 0; i < n; i++) d[i] = i; printf("ctor %d\n", n); }
  ~Buf() { printf("dtor %d %s\n", n, d ? "full" : "empty"); delete[] d; }
  Buf(const Buf &o) : d(new int[o.n]), n(o.n) { for (int i = 0; i < n; i++) d[i] = o.d[i]; printf("copy\n"); }
  Buf(Buf &&o) noexcept : d(o.d), n(o.n) { o.d = nullptr; o.n = 0; printf("move\n"); }
  Buf &operator=(const Buf &o) {
    printf("copy=\n");
    if (this != &o) { Buf t(o); std::swap(d, t.d); std::swap(n, t.n); }
    return *this;
  }
  Buf &operator=(Buf &&o) noexcept {
    printf("move=\n");
    if (this != &o) { delete[] d; d = o.d; n = o.n; o.d = nullptr; o.n = 0; }
    return *this;
  }
  int sum() const { int s = 0; for (int i = 0; i < n; i++) s += d[i]; return s; }
};
Buf make(int n) { Buf b(n); return b; }
Buf pick(bool f) { Buf a(1), b(2); if (f) return a; return b; }
int main() {
  Buf a(3);
  Buf b = a;
  Buf c = std::move(a);
  a = c;
  b = make(5);
  Buf d = make(4);
  Buf e = pick(true);
  d = std::move(e);
  Buf f(pick(false));
  printf("%d %d %d\n", a.sum(), b.sum(), d.sum());
  a = a;
  a = std::move(a);
}
