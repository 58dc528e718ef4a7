#include <cstdio>
#include <memory>
struct D {
  int n = 1;
  D(int n) : n(n) {}
  D(const D &) = delete;
  D(D &&o) : n(o.n) { o.n = 0; }
  D &operator=(D &&o) { n = o.n; return *this; }
  void operator()(int *p) { printf("free%d ", n); delete[] p; }
};
void drop(int *p) { printf("drop%d ", p[0]); delete[] p; }
int main() {
  std::unique_ptr<int[], void (*)(int *)> a(new int[2]{3, 4}, drop);
  std::unique_ptr<int[], D> b(new int[1]{5}, D(6)), c(new int[1]{7}, D(8));
  b.swap(c);
  printf("%d%d ", b[0], c[0]);
  std::unique_ptr<int, D> d(new int[1], D(9));
  std::unique_ptr<int, D> e(std::move(d));
  std::unique_ptr<int[]> f(new int[2]);
  f = nullptr;
  printf("%d\n", (bool)f);
}
