#import <Foundation/Foundation.h>
static int ran;
@interface Job : NSObject
@end
@implementation Job
+ (void)run:(id)unused { ran++; }
@end
int main(void) {
  for (int i = 0; i < 300; i++) {
    [NSThread detachNewThreadSelector:@selector(run:) toTarget:[Job class] withObject:nil];
    usleep(1);
  }
  printf("%d\n", ran);  // expect: 300
  return 0;
}
