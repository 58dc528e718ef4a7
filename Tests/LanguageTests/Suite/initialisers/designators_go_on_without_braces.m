// What a designator names takes as many of the items behind it as it has members; unions take one.
#import <Foundation/Foundation.h>
struct In { int a, b; };
struct Out { int c; struct In m; int d; int e[3]; };
union U { int i; double d; };
static struct Out fixed = {.m.b = 5, 6, .e = {1, 2}, .m.a = 4};
int main(void) {
  struct Out r = {.m = 7, 8, 9, .e = {0, 4, 5}};
  struct Out all[2] = {[1] = 1, 2, 3, 4};
  struct { union U u; int n; } v = {.u = 3, 6};
  printf("%d %d %d %d %d %d\n", r.m.a, r.m.b, r.d, r.e[0], r.e[1], r.e[2]); // expect: 7 8 9 0 4 5
  printf("%d %d %d %d\n", all[1].c, all[1].m.a, all[1].m.b, all[1].d); // expect: 1 2 3 4
  printf("%d %d\n", v.u.i, v.n); // expect: 3 6
  printf("%d %d %d %d %d\n", fixed.m.a, fixed.m.b, fixed.d, fixed.e[1], fixed.c); // expect: 4 5 6 2 0
  return 0;
}
