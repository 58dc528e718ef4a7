#import <Foundation/Foundation.h>
@interface Count : NSObject
- (int)tick;
@end
@implementation Count
- (int)tick {
  static int ticks;
  return ++ticks;
}
@end
int main(void) {
  [[Count new] tick];
  printf("%d\n", [[Count new] tick]);  // expect: 2
  return 0;
}
