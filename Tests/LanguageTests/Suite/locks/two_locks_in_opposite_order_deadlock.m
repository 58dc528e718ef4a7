#import <Foundation/Foundation.h>
static NSLock *left, *right;
@interface Guest : NSObject
@end
@implementation Guest
+ (void)eat:(id)unused {
  [right lock];
  usleep(10);
  [left lock];
}
@end
int main(void) {
  left = [NSLock new];
  right = [NSLock new];
  [left lock];
  [NSThread detachNewThreadSelector:@selector(eat:) toTarget:[Guest class] withObject:nil];
  usleep(5);
  [right lock];  // expect runtime error: R0633
  return 0;
}
