// after seed 001, figures 2 and 3 put together: new leads to allocWithZone:, which leads back
#import <Foundation/Foundation.h>
@interface Clock : NSObject
+ (Clock *)mainClock;
@end
@implementation Clock
+ (Clock *)mainClock {
  static Clock *clock = nil;
  static dispatch_once_t wound = 0;
  dispatch_once(&wound, ^{  // expect runtime error: R0634 BUG IN CLIENT OF LIBDISPATCH
    clock = [Clock new];
  });
  return clock;
}
+ (id)allocWithZone:(NSZone *)zone { return [[self mainClock] retain]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)retain { return self; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
- (oneway void)release {
}
- (id)autorelease { return self; }
@end
int main(void) {
  printf("before\n");  // expect: before
  [Clock mainClock];
  printf("never\n");
  return 0;
}
