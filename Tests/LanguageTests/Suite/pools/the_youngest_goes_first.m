#import <Foundation/Foundation.h>
@interface Bead : NSObject {
  int _n;
}
+ (void)make:(int)n;
@end
@implementation Bead
+ (void)make:(int)n {
  Bead *b = [[self new] autorelease];
  b->_n = n;
}
- (void)dealloc {
  printf("%d\n", _n);
  [super dealloc];
}
@end
int main(void) {
  @autoreleasepool {
    [Bead make:1];
    [Bead make:2];
    [Bead make:3];
  }
  // expect: 3
  // expect: 2
  // expect: 1
  return 0;
}
