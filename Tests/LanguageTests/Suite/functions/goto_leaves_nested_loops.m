#include <stdio.h>
int main(void) {
  int i, j;
  for (i = 0; i < 5; i++)
    for (j = 0; j < 5; j++)
      if (i * j == 6) goto found;
found:
  printf("%d %d\n", i, j);  // expect: 2 3
  return 0;
}
