#include <stdio.h>
typedef struct {
  int v[4];
  struct {
    char tag;
    double weight;
  } in;
} Big;
static Big make(int n) {
  Big b = {{n, n + 1, n + 2, n + 3}, {'m', n * 0.5}};
  return b;
}
static Big pick(int which, Big a, Big b) { return which ? a : b; }
int main(void) {
  Big r = pick(0, make(1), pick(1, make(10), make(20)));
  printf("%d %c %.1f\n", r.v[3], r.in.tag, r.in.weight);  // expect: 13 m 5.0
  printf("%d\n", make(7).v[2]);  // expect: 9
  return 0;
}
