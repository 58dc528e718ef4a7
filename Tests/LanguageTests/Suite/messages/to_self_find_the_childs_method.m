#import <Foundation/Foundation.h>
@interface Form : NSObject
+ (id)make;
@end
@implementation Form
+ (id)make { return [[[self alloc] init] autorelease]; }
@end
@interface Round : Form
@end
@implementation Round
@end
int main(void) {
  @autoreleasepool {
    NSLog(@"%@ %@", [[Form make] class], [[Round make] class]);  // expect: Form Round
  }
  return 0;
}
