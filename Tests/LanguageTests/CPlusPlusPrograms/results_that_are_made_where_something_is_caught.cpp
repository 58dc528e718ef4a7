#include <cstdio>
struct X { int n; X(int n) : n(n) { printf("X %d\n", n); } X(const X &o) : n(o.n) { printf("copy %d\n", n); } ~X() { printf("~X %d\n", n); } };
X f(bool t) { X x(1); if (t) throw 5; return x; }
X g(bool t) { try { X y(2); if (t) throw 6; return y; } catch (int e) { printf("caught %d\n", e); X z(3); return z; } }
X h() { X w(4); try { throw 1; } catch (...) { return w; } return w; }
int main() {
  try { X a = f(false); f(true); } catch (int e) { printf("main %d\n", e); }
  X b = g(false); X c = g(true); X d = h();
  printf("%d %d %d\n", b.n, c.n, d.n);
}
