#include <stdio.h>
int main(void) {
  int n = 0;
  for (int i = 0; i < 6; i++) {
    switch (i % 3) {
      case 0: continue;
      case 1: n += 10; break;
      default:
        while (1) {
          if (++n % 5 == 0) break;
        }
    }
    n++;
  }
  printf("%d\n", n);  // expect: 31
  return 0;
}
