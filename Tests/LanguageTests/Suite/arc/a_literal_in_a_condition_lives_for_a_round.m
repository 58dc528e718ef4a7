// mode: arc
#import <Foundation/Foundation.h>
// What the condition of a loop has made lives as long as the round that it lets in.
@interface Bell : NSObject { @public int number; } @end
@implementation Bell
- (void)dealloc { printf("~%d ", number); }
@end
static int made;
static Bell *bell(void) {
  Bell *one = [Bell new];
  one->number = ++made;
  return one;
}
struct Pair { int x; Bell *bell; };
static int number(struct Pair *pair) { return pair->bell->number; }
int main(void) {
  while (number(&(struct Pair){ 1, bell() }) < 3) printf("body ");
  puts("| while");
  made = 0;
  for (int i = 0; number(&(struct Pair){ i, bell() }) < 9; i++, printf("step ")) {
    if (i == 0) continue;
    if (i == 2) break;
    printf("body ");
  }
  puts("| for");
  int n = 0;
  for (;; number(&(struct Pair){ 0, bell() })) { if (++n == 3) break; printf("round "); }
  puts("| step");
  made = 0;
  while (n-- > 0 && number(&(struct Pair){ 1, bell() }))
    while (made < 5 && number(&(struct Pair){ 1, bell() })) printf("inner ");
  puts("| nested");
  return 0;
}
// expect: body ~1 body ~2 ~3 | while
// expect: ~1 step body step ~2 ~3 | for
// expect: round ~4 round ~5 | step
// expect: inner ~2 inner ~3 inner ~4 inner ~5 ~1 ~6 ~7 | nested
