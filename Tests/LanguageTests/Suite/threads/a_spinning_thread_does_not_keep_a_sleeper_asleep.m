#import <Foundation/Foundation.h>
static volatile int flag;
@interface Waker : NSObject
@end
@implementation Waker
+ (void)wake:(id)unused {
  usleep(2000);
  flag = 1;
}
@end
int main(void) {
  [NSThread detachNewThreadSelector:@selector(wake:) toTarget:[Waker class] withObject:nil];
  while (!flag) {}
  printf("awake\n");  // expect: awake
  return 0;
}
