// mode: arc
#import <Foundation/Foundation.h>
#include <stdio.h>
@interface P : NSObject { @public int n; } @end
@implementation P
- (void)dealloc { printf("dealloc %d\n", n); }
@end
static P *make(int n) { P *p = [P new]; p->n = n; return p; }
struct Pair { int before; P *left; P *right; };
static struct Pair pair(int n) { struct Pair p = { n, make(n), make(n + 1) }; return p; }
int main(void) {
  @autoreleasepool {
    __block struct Pair p = pair(1);
    printf("%d %d\n", p.left->n, p.right->n);
    void (^b)(void) = ^{ p.before++; };
    printf("%d %d\n", p.left->n, p.right->n);
    b();
    __block struct Pair q = ({ pair(5); });
    printf("%d %d\n", q.left->n, q.right->n);
    __block struct Pair r = p;
    void (^c)(void) = ^{ r = q; };
    c();
    printf("%d %d\n", r.left->n, r.right->n);
  }
  return 0;
}
// expect: 1 2
// expect: 1 2
// expect: 5 6
// expect: 5 6
// expect: dealloc 5
// expect: dealloc 6
// expect: dealloc 1
// expect: dealloc 2
