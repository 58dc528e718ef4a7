// mode: arc
// after seed 002, the values of a token that starts at 0:
// while the block runs it names the thread, then it is -1
#import <Foundation/Foundation.h>
@interface Paint : NSObject
+ (Paint *)plainPaint;
@end
@implementation Paint
+ (Paint *)plainPaint {
  static Paint *paint;
  static dispatch_once_t mixed = 0;
  NSLog(@"before %ld", mixed);
  dispatch_once(&mixed, ^{
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
// expect: before 0
// expect: mixing 1
// expect: after -1
// expect: Paint
// expect: before -1
// expect: after -1
// expect: Paint
// expect: before -1
// expect: after -1
// expect: Paint
