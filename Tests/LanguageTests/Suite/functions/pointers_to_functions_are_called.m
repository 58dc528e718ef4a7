#include <stdio.h>
static int add(int a, int b) { return a + b; }
static int times(int a, int b) { return a * b; }
typedef int (*Operation)(int, int);
static int apply(Operation op, int a, int b) { return op(a, b); }
int main(void) {
  Operation table[] = {add, &times};
  printf("%d %d\n", apply(add, 3, 4), (*table[1])(3, 4));  // expect: 7 12
  int (*same)(int, int) = table[0];
  printf("%d\n", same == add);  // expect: 1
  return 0;
}
