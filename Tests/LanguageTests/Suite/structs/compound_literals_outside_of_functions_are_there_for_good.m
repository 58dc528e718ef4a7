// mode: arc
#import <Foundation/Foundation.h>
typedef struct Node {
  int value;
  struct Node *left, *right;
} Node;
static int doubled(int n) { return n * 2; }
Node *root = &(Node){ 4, &(Node){ 2, &(Node){ .value = 1 }, NULL }, &(Node){ .value = 6 } };
static int *numbers = (int[]){ 3, 1, 2 };
const char *const *words = (const char *const[]){ "a", "bc", NULL };
static struct { int (*f)(int); int *from; } table[] = { { doubled, (int[]){ 5, 6 } + 1 } };
static NSString *const __strong *names = (NSString *const[]){ @"x", @"y" };
static int sum(Node *n) { return n ? n->value + sum(n->left) + sum(n->right) : 0; }
int main(void) {
  printf("%d %d\n", sum(root), root->left->left->value);  // expect: 13 1
  numbers[1]++;
  printf("%d %d %d\n", numbers[0], numbers[1], numbers[2]);  // expect: 3 2 2
  while (*words) printf("%s ", *words++);
  printf("\n");
  // expect: a bc 
  printf("%d\n", table->f(*table->from));  // expect: 12
  printf("%s\n", names[1].UTF8String);  // expect: y
  return 0;
}
