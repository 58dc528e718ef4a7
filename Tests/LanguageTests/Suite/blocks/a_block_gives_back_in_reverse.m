// mode: arc
#import <Foundation/Foundation.h>
@interface Bead : NSObject { @public char name; }
@end
@implementation Bead
- (void)dealloc { printf("%c", name); }
@end
typedef void (^Work)(void);
typedef struct { Bead *inner; } Box;
static Bead *bead(char name) {
  Bead *made = [Bead new];
  made->name = name;
  return made;
}
static Work strong(void) {
  Bead *a = bead('a'), *b = bead('b'), *c = bead('c');
  return ^{ (void)b; (void)c; (void)a; };
}
static Work mixed(void) {
  Bead *d = bead('d'), *e = bead('e');
  __block Bead *f = bead('f'), *g = bead('g');
  Box box = { bead('h') };
  Bead *i = bead('i');
  Work within = ^{ (void)i; };
  char small = 1;
  // Objects lie first, then blocks, __block variables, structs: the last goes first.
  return ^{ (void)small; (void)f; (void)box; (void)e; within(); (void)g; (void)d; };
}
int main(void) {
  @autoreleasepool {
    Work work = strong();
    work = nil;
    printf("\n");
    // expect: acb
    work = mixed();
    work = nil;
    printf("\n");
    // expect: hgfide
  }
  return 0;
}
