// mode: arc
// after seed 001, figure 3; the token taken literally from the scan, 8
#import <Foundation/Foundation.h>
@interface Clock : NSObject
+ (Clock *)mainClock;
@end
@implementation Clock
+ (Clock *)mainClock {
  static Clock *clock = nil;
  static dispatch_once_t wound = 8;
  dispatch_once(&wound, ^{  // expect runtime error: R0633
    clock = [Clock new];
  });
  return clock;
}
@end
int main(void) {
  @autoreleasepool {
    Clock *first = [Clock mainClock];
    NSLog(@"again %d", first == [Clock mainClock]);
    NSLog(@"new %d", first == [Clock new]);
  }
  return 0;
}
