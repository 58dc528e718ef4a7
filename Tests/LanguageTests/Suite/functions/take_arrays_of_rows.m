#include <stdio.h>
static int trace(int m[][3], int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s += m[i][i];
  return s;
}
int main(void) {
  int m[3][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
  printf("%d\n", trace(m, 3));  // expect: 15
  return 0;
}
