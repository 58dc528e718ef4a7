// mode: arc
#import <Foundation/Foundation.h>
@interface Bead : NSObject { @public int n; }
@end
@implementation Bead
- (void)dealloc { printf("gone %d\n", n); }
@end
static Bead *bead(int n) { Bead *made = [Bead new]; made->n = n; return made; }
int main(void) {
  {
    __block Bead *two[2] = { bead(1), bead(2) };
    two[0] = bead(3);
    puts("scope");
  }
  puts("end");
  return 0;
}
// expect: gone 1
// expect: scope
// expect: gone 2
// expect: gone 3
// expect: end
