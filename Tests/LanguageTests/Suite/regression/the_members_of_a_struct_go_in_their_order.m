// Structs ended their members backwards, as objects do; clang ends them from the first on, wherever the
// struct stands: in a variable, an array, an ivar, a result that nobody takes, or behind an assignment.
// mode: arc
#import <Foundation/Foundation.h>
@interface Leaf : NSObject { @public int number; }
@end
@implementation Leaf
- (void)dealloc { printf("%d ", number); }
@end
static Leaf *leaf(int number) {
  Leaf *made = [Leaf new];
  made->number = number;
  return made;
}
struct Twig { Leaf *a, *b; };
struct Branch { Leaf *first; struct Twig twig; Leaf *row[2]; };
@interface Tree : NSObject { @public struct Branch low; Leaf *top; struct Twig high; }
@end
@implementation Tree
@end
static struct Branch branch(int n) {
  struct Branch made = { leaf(n), { leaf(n + 1), leaf(n + 2) }, { leaf(n + 3), leaf(n + 4) } };
  return made;
}
static void take(struct Branch given) { printf("taken "); }
int main(void) {
  { struct Branch alone = branch(10); printf("| "); }
  printf("\n");
  { struct Branch one = branch(20), other = branch(30); one = other; printf("| "); }
  printf("\n");
  { struct Twig two[2] = { { leaf(1), leaf(2) }, { leaf(3), leaf(4) } }; printf("| "); }
  printf("\n");
  Tree *tree = [Tree new];
  tree->low = branch(40);
  tree->top = leaf(50);
  tree->high.a = leaf(51);
  tree->high.b = leaf(52);
  tree = nil;
  printf("\n");
  take(branch(60));
  branch(70);
  printf("\n");
  return 0;
}
// expect: | 10 11 12 13 14 
// expect: 20 21 22 23 24 | 30 31 32 33 34 
// expect: | 3 4 1 2 
// expect: 51 52 50 40 41 42 43 44 
// expect: taken 60 61 62 63 64 70 71 72 73 74 
