#include <stdio.h>
struct Value {
  enum { Whole, Real } kind;
  union {
    long whole;
    double real;
  };
};
static void show(struct Value v) {
  if (v.kind == Whole) printf("%ld\n", v.whole);
  else printf("%.2f\n", v.real);
}
int main(void) {
  struct Value v = {Whole, {.whole = 12}};
  show(v);  // expect: 12
  v.kind = Real;
  v.real = 0.25;
  show(v);  // expect: 0.25
  printf("%lu\n", sizeof v);  // expect: 16
  return 0;
}
