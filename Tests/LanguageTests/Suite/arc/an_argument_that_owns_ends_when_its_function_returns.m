// mode: arc
#import <Foundation/Foundation.h>
// A struct that owns an object is the called function's: it ends there, whatever the caller still does.
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
static struct Pair pair(int number) { return (struct Pair){ bell(number), bell(number + 1) }; }
static int drop(struct Pair two) {
  two.second = nil;
  return printf("dropped ");
}
static int nameless(struct Pair two, struct Pair) { return printf("two "); }
static struct Pair through(struct Pair two) { return two; }
struct Weak { __weak Bell *seen; int x; };
static int look(struct Weak weak) { return printf("%s ", weak.seen ? "seen" : "gone"); }
@interface Box : NSObject
@property struct Pair pair;
- (int)take:(struct Pair)two with:(int)more;
@end
@implementation Box
- (int)take:(struct Pair)two with:(int)more { return printf("taken "); }
@end
int main(void) {
  int r = drop(pair(1)) + printf("after ");
  puts("| function");
  r = nameless(pair(3), pair(5)) + printf("after ");
  puts("| without a name");
  if (through(pair(7)).first && printf("held ")) puts("| through");
  Box *box = [Box new], *none = nil;
  r = [box take:pair(9) with:1] + printf("after ");
  puts("| method");
  r = [none take:pair(11) with:1] + printf("after ");
  puts("| nil");
  box.pair = pair(13);
  printf("set ");
  box.pair = (struct Pair){ 0 };
  puts("| property");
  none.pair = pair(15);
  puts("| property of nil");
  struct Pair kept = pair(17);
  r = drop(kept) + printf("%d ", kept.second->number);
  int (^block)(struct Pair) = ^(struct Pair two) { return drop(two); };
  r = block(kept) + block(pair(19)) + printf("after ");
  puts("| block");
  struct Weak weak = { kept.first, 1 };
  look(weak);
  kept.first = nil;
  look(weak);
  puts("| weak");
  int (*pointer)(struct Pair) = drop;
  for (int i = 0; i < 2; i++) pointer(pair(21 + 2 * i));
  puts("| pointer");
  kept.second = nil;
  puts("| end");
  return r == 0;
}
// expect: ~2 dropped ~1 after | function
// expect: two ~5 ~6 ~3 ~4 after | without a name
// expect: held ~7 ~8 | through
// expect: taken ~9 ~10 after | method
// expect: ~11 ~12 after | nil
// expect: set ~13 ~14 | property
// expect: ~15 ~16 | property of nil
// expect: dropped 18 dropped dropped ~19 ~20 after | block
// expect: seen ~17 gone | weak
// expect: ~22 dropped ~21 ~24 dropped ~23 | pointer
// expect: ~18 | end
