// mode: mrc
#import <Foundation/Foundation.h>
extern void *objc_autoreleasePoolPush(void);
extern void objc_autoreleasePoolPop(void *pool);
@interface Drop : NSObject
@end
@implementation Drop
- (void)dealloc { NSLog(@"drip"); [super dealloc]; }
@end
int main(void) {
  void *outer = objc_autoreleasePoolPush();
  [[Drop new] autorelease];
  void *inner = objc_autoreleasePoolPush();
  [[Drop new] autorelease];
  objc_autoreleasePoolPop(inner);
  NSLog(@"inner");
  objc_autoreleasePoolPop(outer);
  NSLog(@"outer");
  return 0;
}
// expect: drip
// expect: inner
// expect: drip
// expect: outer
