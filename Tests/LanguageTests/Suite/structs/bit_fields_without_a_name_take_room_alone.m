// An unnamed bit-field takes its bits and asks for no alignment of the whole; one of width 0 closes its unit, also
// at the end.
#include <stdio.h>
struct A { char a : 3; int : 5; char b : 1; };
struct B { char a; long : 3; };
struct C { int : 3; };
struct D { char a; int : 30; char b; };
struct E { char a : 4; long : 60; char c; };
struct F { char a : 4; long : 61; char c; };
struct G { char a; int : 0; };
struct H { char a : 2; long : 0; };
struct I { short a : 2; char : 0; };
struct J { _Bool a : 1; int : 0; char b; };
struct K { int a : 3; int : 0; int b : 3; };
struct L { char a; int b : 3; };
struct M { struct G one[3]; char last; };
struct N { char a; short : 0; char b; int : 12; short c; };
union U { char a; int : 20; };
union V { char a; int b : 3; };
union W { char a; long : 0; };
#define SIZE(type) printf(#type " %zu %zu\n", sizeof(type), _Alignof(type))
int main(void) {
  SIZE(struct A); SIZE(struct B); SIZE(struct C); SIZE(struct D); SIZE(struct E); SIZE(struct F);
  SIZE(struct G); SIZE(struct H); SIZE(struct I); SIZE(struct J); SIZE(struct K); SIZE(struct L);
  SIZE(struct M); SIZE(struct N); SIZE(union U); SIZE(union V); SIZE(union W);
  struct N n = {1, 2, 3};
  printf("%ld %ld %d\n", (char *)&n.b - &n.a, (char *)&n.c - &n.a, n.a + n.b + n.c);
  return 0;
}
// expect: struct A 2 1
// expect: struct B 2 1
// expect: struct C 1 1
// expect: struct D 9 1
// expect: struct E 9 1
// expect: struct F 17 1
// expect: struct G 4 1
// expect: struct H 8 1
// expect: struct I 2 2
// expect: struct J 5 1
// expect: struct K 8 4
// expect: struct L 4 4
// expect: struct M 13 1
// expect: struct N 8 2
// expect: union U 3 1
// expect: union V 4 4
// expect: union W 1 1
// expect: 2 6 6
