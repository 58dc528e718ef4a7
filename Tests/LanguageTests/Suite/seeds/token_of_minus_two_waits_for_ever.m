// mode: arc
// after seed 002, a token of -2
#import <Foundation/Foundation.h>
@interface Paint : NSObject
+ (Paint *)plainPaint;
@end
@implementation Paint
+ (Paint *)plainPaint {
  static Paint *paint;
  static dispatch_once_t mixed = -2;
  NSLog(@"before %ld", mixed);
  dispatch_once(&mixed, ^{  // expect runtime error: R0633
    NSLog(@"mixing %d", mixed != 0 && mixed != -1);
    paint = [[Paint alloc] init];
  });
  NSLog(@"after %ld", mixed);
  return paint;
}
@end
int main(void) {
  @autoreleasepool {
    for (int time = 0; time < 3; time++) {
      NSLog(@"%@", [[Paint plainPaint] class]);
    }
  }
  return 0;
}
// expect: before -2
