// A plus sign gave the register of a value that was just computed back, and the next operand was computed into it.
#include <stdio.h>
static int seven(void) { return 7; }
static double half(double x) { return x / 2; }
int main(void) {
  int n = 20;
  unsigned char small = 250;
  long far = +seven() - +seven() * 2;
  printf("%d %d %ld\n", +seven() * 3, +(n * 2) % 7, far);  // expect: 21 5 -7
  printf("%d %d\n", +(small + 10) / 4, +(n > 3) + +(n > 4));  // expect: 65 2
  printf("%.2f %.2f\n", +half(3) * 4.0, 1 - +half(n));  // expect: 6.00 -9.00
  if (+seven() == 7 && +(n - 20) == 0) puts("same");  // expect: same
  int all[] = {1, 2, 3};
  printf("%d\n", all[+(n - 19)] + +all[+seven() - 5]);  // expect: 5
  return 0;
}
