#include <stdio.h>
static int sum(int n) {
  int a[n];
  for (int i = 0; i < n; i++) a[i] = i;
  int s = 0;
  for (int i = 0; i < n; i++) s += a[i];
  return s + (int)(sizeof a / sizeof a[0]);
}
int main(void) {
  printf("%d\n", sum(5) + sum(3));  // expect: 21
  return 0;
}
