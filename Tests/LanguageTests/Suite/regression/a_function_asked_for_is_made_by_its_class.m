// methodForSelector: and its like ask +resolveInstanceMethod: as a message would, and answered NULL.
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
static int made(id self, SEL _cmd, int n) { return n * 2; }
@interface Late : NSObject
@end
@implementation Late
+ (BOOL)resolveInstanceMethod:(SEL)selector {
  if (selector != NSSelectorFromString(@"twice:")) return [super resolveInstanceMethod:selector];
  return class_addMethod(self, selector, (IMP)made, "i@:i");
}
@end
int main() {
  SEL twice = NSSelectorFromString(@"twice:");
  Late *late = [Late new];
  int (*f)(id, SEL, int) = (int (*)(id, SEL, int))[Late instanceMethodForSelector:twice];
  printf("%d\n", f(late, twice, 4));
  // expect: 8
  f = (int (*)(id, SEL, int))[late methodForSelector:twice];
  printf("%d\n", f(late, twice, 5));
  // expect: 10
  return 0;
}
