#include <stdio.h>
struct Point { int x, y; unsigned bit : 3; };
static const char *names[] = {[0 ... 2] = "free", [1] = "taken", [4] = "last"};
static struct Point corners[] = {[1 ... 3] = {.y = 7, .bit = 5}, [2].x = 1};
static int wide[70000] = {[0 ... 69999] = 3, [69000 ... 69999] = 4};
static int rows[4][3] = {[0 ... 3][0 ... 2] = 1, [2][1] = 5};
static struct Point dots[4] = {[1].y = 5, [0 ... 3].x = 1};
static struct { int a[3]; int b; } deep[2] = {[0 ... 1].a[0 ... 1] = 4, [1].b = 9};
struct Mixed { int a; struct { int b, c; }; int d; };
int main(void) {
  for (int i = 0; i < 5; i++) printf("%s ", names[i] ? names[i] : "-");
  printf("%zu\n", sizeof names / sizeof *names);  // expect: free taken free - last 5
  for (int i = 0; i < 4; i++) printf("%d,%d,%d;", corners[i].x, corners[i].y, corners[i].bit);
  printf("\n");  // expect: 0,0,0;0,7,5;1,7,5;0,7,5;
  printf("%d %d %d\n", wide[65535], wide[65536], wide[69999]);  // expect: 3 3 4
  int grid[3][4] = {[0 ... 1] = {[1 ... 2] = 9}, [2] = {[0 ... 3] = 1}};
  for (int i = 0; i < 3; i++) for (int k = 0; k < 4; k++) printf("%d", grid[i][k]);
  printf("\n");  // expect: 099009901111
  long big[100000] = {[0 ... 99999] = -1};
  printf("%ld %ld\n", big[65536], big[99999]);  // expect: -1 -1
  // Behind a member of an anonymous struct comes the one behind it.
  struct Mixed m = {.c = 3, 4};
  printf("%d %d %d %d\n", m.a, m.b, m.c, m.d);  // expect: 0 0 3 4
  for (int i = 0; i < 4; i++) for (int k = 0; k < 3; k++) printf("%d", rows[i][k]);
  printf("\n");  // expect: 111111151111
  for (int i = 0; i < 4; i++) printf("%d,%d;", dots[i].x, dots[i].y);
  printf("\n");  // expect: 1,0;1,5;1,0;1,0;
  for (int i = 0; i < 2; i++) printf("%d%d%d%d;", deep[i].a[0], deep[i].a[1], deep[i].a[2], deep[i].b);
  printf("\n");  // expect: 4400;4409;
  struct Point last[3] = {[2].y = 8, [0 ... 2].x = 2};
  for (int i = 0; i < 3; i++) printf("%d,%d;", last[i].x, last[i].y);
  printf("\n");  // expect: 2,0;2,0;2,8;
  return 0;
}
