// Places side by side remember each for itself where a message went: a change of methods reaches them all, at each turn.
// expect: 11111 22222 11111 22222 11111 22222
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface A : NSObject
- (int)one;
- (int)two;
@end
@implementation A
- (int)one { return 1; }
- (int)two { return 2; }
@end
int main(void) {
  A *a = [A new];
  Method one = class_getInstanceMethod([A class], @selector(one));
  Method two = class_getInstanceMethod([A class], @selector(two));
  for (int i = 0; i < 6; i++) {
    printf("%s%d%d%d%d%d", i ? " " : "", [a one], [a one], [a one], [a one], [a one]);
    method_exchangeImplementations(one, two);
  }
  printf("\n");
  [a release];
  return 0;
}
