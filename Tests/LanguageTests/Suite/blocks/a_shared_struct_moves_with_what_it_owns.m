// mode: arc
#import <Foundation/Foundation.h>
#include <stdio.h>
@interface P : NSObject { @public int n; } @end
@implementation P
- (void)dealloc { printf("dealloc %d\n", n); }
@end
static P *make(int n) { P *p = [P new]; p->n = n; return p; }
struct Pair { int before; P *left; __weak P *right; struct { P *deep; } in; };
static void (^kept)(void);
static int (^counting)(void);
static void onStack(void) {
  __block struct Pair pair = { 1, make(1), nil, { make(2) } };
  P *other = make(3);
  pair.right = other;
  ^{ pair.left = make(4); pair.before++; }();
  printf("%d %d %d %d\n", pair.before, pair.left->n, pair.right->n, pair.in.deep->n);
  struct Pair copy = pair;
  pair.in.deep = nil;
  printf("%d\n", copy.in.deep->n);
}
static void moved(void) {
  __block struct Pair pair = { 1, make(11), nil, { make(12) } };
  P *other = make(13);
  pair.right = other;
  kept = ^{ pair.left = make(pair.left->n + 100); pair.before++; };
  counting = ^{ return pair.before + pair.left->n + (pair.right ? 1000 : 0); };
  kept();
  pair.in.deep = make(14);
  printf("%d\n", counting());
  struct Pair another = { 5, make(15), other, { nil } };
  pair = another;
  printf("%d\n", counting());
}
int main(void) {
  @autoreleasepool {
    onStack();
    puts("moved");
    moved();
    puts("left");
    kept();
    printf("%d\n", counting());
    kept = nil;
    puts("one gone");
    counting = nil;
    puts("both gone");
    for (int i = 0; i < 3; i++) {
      __block struct Pair turn = { i, make(20 + i) };
      void (^block)(void) = ^{ turn.before += 5; };
      block();
      if (i == 1) continue;
      printf("%d\n", turn.before);
    }
  }
  return 0;
}
// expect: dealloc 1
// expect: 2 4 3 2
// expect: 2
// expect: dealloc 2
// expect: dealloc 3
// expect: dealloc 4
// expect: moved
// expect: dealloc 11
// expect: dealloc 12
// expect: 1113
// expect: dealloc 111
// expect: dealloc 14
// expect: 1020
// expect: dealloc 13
// expect: left
// expect: dealloc 15
// expect: 121
// expect: one gone
// expect: dealloc 115
// expect: both gone
// expect: 5
// expect: dealloc 20
// expect: dealloc 21
// expect: 7
// expect: dealloc 22
