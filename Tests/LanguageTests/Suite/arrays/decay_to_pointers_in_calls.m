#include <stdio.h>
static int sum(const int *a, int n) {
  int s = 0;
  while (n-- > 0) s += *a++;
  return s;
}
static void clear(int a[], int n) {
  for (int i = 0; i < n; i++) a[i] = 0;
}
int main(void) {
  int a[3] = {1, 2, 3};
  printf("%d %d\n", sum(a, 3), sum(&a[1], 2));  // expect: 6 5
  clear(a, 2);
  printf("%d\n", sum(a, 3));  // expect: 3
  return 0;
}
