// What clang printed for the same text.
#include <stdio.h>
#include <stddef.h>
typedef struct Node { int v; struct Node *next; } Node;
typedef union { int i; float f; unsigned char b[4]; } U;
struct Flags { unsigned a : 1, b : 2, : 3, c : 5; int d : 4; };
typedef struct { struct { int x, y; }; union { int k; char c; }; } Anon;
enum Color { RED, GREEN = 5, BLUE, LAST = BLUE };
struct Flex { int n; int data[]; };
static struct { int a; struct { int b[3]; } in; } nested = { .in.b[1] = 7, .a = 2 };
static int arr[] = { [3] = 1, 2, [1] = 9, [5 ... 7] = 4 };
struct P { int x, y; };
static struct P mk(int x, int y) { return (struct P){ x, y }; }
static struct P add(struct P a, struct P b) { a.x += b.x; a.y += b.y; return a; }
int main(void) {
  Node c = {3, 0}, b = {2, &c}, a = {1, &b}; int s = 0; for (Node *p = &a; p; p = p->next) s = s * 10 + p->v; printf("%d\n", s);
  U u; u.f = 1.0f; printf("%x %d\n", u.i, u.b[3]);
  struct Flags f = {0}; f.a = 1; f.b = 3; f.c = 31; f.d = -8; f.b++; printf("%d %d %d %d %zu\n", f.a, f.b, f.c, f.d, sizeof f);
  Anon n = {{1, 2}, {3}}; printf("%d %d %d %zu\n", n.x, n.y, n.k, sizeof n);
  printf("%d %d %d %d\n", RED, GREEN, BLUE, LAST);
  printf("%zu %zu\n", sizeof(struct Flex), offsetof(struct Flex, data));
  printf("%d %d %d\n", nested.a, nested.in.b[0], nested.in.b[1]);
  for (unsigned i = 0; i < sizeof arr / sizeof *arr; i++) printf("%d ", arr[i]); printf("\n");
  struct P r = add(mk(1, 2), (struct P){ .y = 5 }); printf("%d %d\n", r.x, r.y);
  struct P *pp = &(struct P){ 8, 9 }; printf("%d\n", pp->y);
  struct P arr2[2][2] = { { {1, 2}, {3} }, { [1] = {.y = 4} } }; printf("%d %d %d\n", arr2[0][0].y, arr2[0][1].x, arr2[1][1].y);
  int (*fp)(int, int) = 0; (void)fp; int m[2][3] = {{1,2,3},{4,5,6}}; int (*row)[3] = m + 1; printf("%d %d\n", (*row)[2], *(*m + 4));
  const char *names[] = { [RED] = "red", [BLUE] = "blue" }; printf("%s %s %zu\n", names[0], names[6], sizeof names / sizeof *names);
  struct { char c; short s; int i; char d; long l; } lay; (void)lay; printf("%zu\n", sizeof lay);
  return 0;
}
// expect: 123
// expect: 3f800000 63
// expect: 1 0 31 -8 4
// expect: 1 2 3 12
// expect: 0 5 6 6
// expect: 4 4
// expect: 2 0 7
// expect: 0 9 0 1 2 4 4 4 
// expect: 1 7
// expect: 9
// expect: 2 3 4
// expect: 6 5
// expect: red blue 7
// expect: 24
