// mode: mrc
#import <Foundation/Foundation.h>
@interface Car : NSObject { int fuel; } - (void (^)(void))pump; - (int)fuel; @end
@implementation Car
- (void (^)(void))pump { return [[^{ void (^twice)(void) = ^{ fuel += 2; }; twice(); } copy] autorelease]; }
- (int)fuel { return fuel; }
@end
int main(void) {
  Car *car = [[Car alloc] init];
  @autoreleasepool {
    void (^pump)(void) = [car pump];
    pump(); pump();
    printf("%d %lu\n", [car fuel], [car retainCount]); // expect: 4 2
  }
  printf("%lu\n", [car retainCount]); // expect: 1
  [car release];
  return 0;
}
