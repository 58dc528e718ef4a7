// mode: mrc
#import <Foundation/Foundation.h>
@interface Bead : NSObject { @public char name; }
@end
@implementation Bead
- (void)dealloc { printf("%c", name); [super dealloc]; }
@end
typedef void (^Work)(void);
static Bead *bead(char name) {
  Bead *made = [[Bead alloc] init];
  made->name = name;
  return made;
}
int main(void) {
  Bead *a = bead('a'), *b = bead('b'), *c = bead('c'), *d = bead('d');
  Work inner = [^{ (void)d; } copy];
  // A block lies behind the objects.
  Work work = [^{ inner(); (void)c; (void)a; (void)b; } copy];
  [a release]; [b release]; [c release]; [d release]; [inner release];
  [work release];
  printf("\n");
  // expect: dbac
  return 0;
}
