#include <stdio.h>
typedef int Fn(int);
typedef void Nothing(void);
Fn twice, thrice;
Fn twice;
static Fn hidden;
extern Fn far;
static Nothing say;
static int apply(Fn f, int x) { return f(x); }
int main(void) {
  Fn twice, half;
  extern Fn far;
  Fn hidden;
  printf("%d %d %d %d\n", twice(4), half(4), far(4), apply(thrice, 4));
  { Fn *p = &hidden, *q = twice; printf("%d %d\n", p(4), q(5)); }
  say();
}
int twice(int x) { return 2 * x; }
int thrice(int x) { return 3 * x; }
int half(int x) { return x / 2; }
int far(int x) { return x + 100; }
static int hidden(int x) { return -x; }
static void say(void) { printf("said\n"); }
// expect: 8 2 104 12
// expect: -4 10
// expect: said
