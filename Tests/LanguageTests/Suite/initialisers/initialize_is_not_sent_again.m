#import <Foundation/Foundation.h>
@interface Once : NSObject
@end
@implementation Once
static int times;
+ (void)initialize {
  if (self == [Once class]) times++;
}
@end
int main(void) {
  [[Once new] release];
  [Once class];
  [[Once alloc] init];
  printf("%d\n", times);  // expect: 1
  return 0;
}
