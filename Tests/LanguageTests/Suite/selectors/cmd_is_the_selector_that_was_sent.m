#import <Foundation/Foundation.h>
@interface Echo : NSObject
- (void)one;
- (void)two:(int)n;
@end
@implementation Echo
- (void)one { printf("%s\n", sel_getName(_cmd)); }
- (void)two:(int)n { NSLog(@"%@ %d", NSStringFromSelector(_cmd), _cmd == @selector(two:)); }
@end
int main(void) {
  [[Echo new] one];  // expect: one
  [[Echo new] two:2];  // expect: two: 1
  return 0;
}
