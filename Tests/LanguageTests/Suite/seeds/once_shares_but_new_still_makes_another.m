// mode: arc
// after seed 001, figure 3; the token starts at 0
#import <Foundation/Foundation.h>
@interface Clock : NSObject
+ (Clock *)mainClock;
@end
@implementation Clock
+ (Clock *)mainClock {
  static Clock *clock = nil;
  static dispatch_once_t wound = 0;
  dispatch_once(&wound, ^{
    clock = [Clock new];
  });
  return clock;
}
@end
int main(void) {
  @autoreleasepool {
    Clock *first = [Clock mainClock];
    NSLog(@"again %d", first == [Clock mainClock]);  // expect: again 1
    NSLog(@"new %d", first == [Clock new]);  // expect: new 0
  }
  return 0;
}
