// mode: mrc
#import <Foundation/Foundation.h>
@interface Countdown : NSEnumerator { int left; }
@end
@implementation Countdown
- (id)initFrom:(int)n { if ((self = [super init])) left = n; return self; }
- (id)nextObject { return left > 0 ? @(left--) : nil; }
@end
int main(void) {
  @autoreleasepool {
    for (NSNumber *n in [[[Countdown alloc] initFrom:3] autorelease]) NSLog(@"%@", n);
    NSFastEnumerationState state;
    id room[2];
    memset(&state, 0, sizeof(state));
    Countdown *more = [[[Countdown alloc] initFrom:3] autorelease];
    while ([more countByEnumeratingWithState:&state objects:room count:2]) {
      NSLog(@"%@ %d", state.itemsPtr[0], state.mutationsPtr != NULL);
    }
  }
  return 0;
}
// expect: 3
// expect: 2
// expect: 1
// expect: 3 1
// expect: 1 1
