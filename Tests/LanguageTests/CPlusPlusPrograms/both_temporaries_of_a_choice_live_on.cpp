#include <cstdio>
struct T { int n; T(int n) : n(n) { printf("+%d ", n); } ~T() { printf("-%d ", n); } };
struct P { T a; P(int n) : a(n) {} };
int main(int count, char **) {
  const T &r = count > 0 ? P(1).a : P(2).a;
  printf("[%d] ", r.n);
}
