#include <cstdio>
#include <initializer_list>
int main() {
  int *p = new int[3]{1, 2, 3};
  struct T {
    int n;
    T(int n = 7) : n(n) { printf("T%d ", n); }
    ~T() { printf("~%d ", n); }
  };
  T *t = new T[3]{1, T(2)};
  double *d = new double[4]{0.5};
  printf("%d %d %g %g\n", p[2], t[2].n, d[0], d[3]);
  delete[] d;
  delete[] t;
  delete[] p;
}
