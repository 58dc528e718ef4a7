#include <cstdio>
int add(int a, int b) { return a + b; }
int multiply(int a, int b) { return a * b; }
typedef int (*Operation)(int, int);
int apply(Operation op, int a, int b) { return op(a, b); }
int main() {
  Operation list[2] = {add, &multiply};
  printf("%d %d\n", apply(add, 3, 4), list[1](3, 4));
  int (*op)(int, int) = multiply;
  printf("%d\n", (*op)(5, 6));
}
