#include <stdio.h>
int main(void) {
  int i = 0, s = 0;
  do {
    if (i % 2) continue;
    s += i;
  } while (++i < 10);
  printf("%d\n", s);  // expect: 20
  for (i = 0;; i++)
    if (i * i > 50) break;
  printf("%d\n", i);  // expect: 8
  return 0;
}
