// The compiler trapped: it asked a table of types about one that the table had only just been given.
#include <stdio.h>
int main(void) {
  int x = 1;
  printf("%d\n", _Generic(&x, double *: 1, int *: 2));
  printf("%d %d\n", (int)_Alignof(short ***), (int)_Alignof(struct { char c; float *f[3]; }));
}
// expect: 2
// expect: 8 8
