// Of an array parameter only a pointer is left; what its bound does is done all the same, from the left.
#include <stdio.h>

static int calls;
int counted(void) { return ++calls; }
void one(int a, int b[a++]) { printf("%d\n", a); }
void rows(int n, int a[n++][n]) { printf("%d %zu\n", n, sizeof a[0]); }
void least(int n, int a[static counted()][n]) { printf("%zu\n", sizeof a[0]); }

int main(void) {
  int e[2][3];
  one(1, e[0]);  // expect: 2
  rows(2, e);  // expect: 3 12
  least(3, e);  // expect: 12
  printf("%d\n", calls);  // expect: 1
  void (^block)(int, int[]) = ^(int n, int a[n++]) { printf("%d\n", n); };
  block(1, e[0]);  // expect: 2
  return 0;
}
