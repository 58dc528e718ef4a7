#include <stdio.h>
struct Node {
  struct Node *up;
  int (*depth)(struct Node *);
};
static int depth(struct Node *n) { return n->up ? 1 + n->up->depth(n->up) : 0; }
static struct Node root = {NULL, depth}, child = {&root, depth};
int main(void) {
  struct Node leaf = {&child, depth};
  printf("%d\n", leaf.depth(&leaf));  // expect: 2
  return 0;
}
