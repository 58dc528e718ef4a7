#include <stdio.h>
struct Mixed {
  char c;
  int i;
  char d;
  double x;
  short s;
};
int main(void) {
  struct Mixed m;
  printf("%lu\n", sizeof(m));  // expect: 32
  printf("%ld\n", (char *)&m.i - (char *)&m);  // expect: 4
  printf("%ld\n", (char *)&m.x - (char *)&m);  // expect: 16
  return 0;
}
