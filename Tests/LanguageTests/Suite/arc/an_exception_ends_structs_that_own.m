// mode: arc
#import <Foundation/Foundation.h>
// On the way out of a frame structs end, and arrays of them; single objects do not.
@interface Bell : NSObject { @public int number; } @end
@implementation Bell
- (void)dealloc { printf("~%d ", number); }
@end
static Bell *bell(int number) {
  Bell *made = [Bell new];
  made->number = number;
  return made;
}
struct Pair { Bell *first, *second; };
struct Holder { int x; struct Pair pair; };
static void fail(void) { @throw @"failed"; }
static void parameter(struct Pair pair, int n) {
  struct Holder inner = { n, { bell(n), nil } };
  if (n) fail();
  (void)inner;
}
static void deeper(void) {
  struct Pair rows[2][1] = { { { bell(10), bell(11) } }, { { bell(12), nil } } };
  Bell *single = bell(13);
  parameter((struct Pair){ bell(14), nil }, 15);
  (void)rows; (void)single;
}
int main(void) {
  @try { struct Pair one = { bell(1), bell(2) }; struct Pair two = { bell(3), nil }; fail(); (void)one; (void)two; }
  @catch (id x) { puts("| two of one block"); }
  @try { deeper(); } @catch (id x) { puts("| frames"); }
  @try {
    @try { struct Pair one = { bell(20), nil }; fail(); (void)one; } @finally { printf("finally "); }
  } @catch (id x) { puts("| finally"); }
  for (int i = 0; i < 2; i++) {
    @try {
      struct Pair one = { bell(30 + i), nil };
      if (i) fail();
      (void)one;
      continue;
    } @catch (id x) { printf("caught "); }
  }
  puts("| in a loop");
  @try { __block struct Pair shared = { bell(40), nil }; void (^b)(void) = ^{ shared.second = nil; }; b(); fail(); }
  @catch (id x) { puts("| shared"); }
  @try {
    struct Pair one = { bell(50), nil };
    @try { fail(); } @catch (id x) { printf("inner "); one.first = bell(51); @throw; }
  } @catch (id x) { puts("| thrown again"); }
  return 0;
}
// expect: ~3 ~1 ~2 | two of one block
// expect: ~15 ~14 ~12 ~10 ~11 | frames
// expect: ~20 finally | finally
// expect: ~30 ~31 caught | in a loop
// expect: | shared
// expect: inner ~50 ~51 | thrown again
