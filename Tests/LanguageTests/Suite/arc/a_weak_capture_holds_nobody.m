// mode: arc
#import <Foundation/Foundation.h>
@interface Lamp : NSObject
@end
@implementation Lamp
- (void)dealloc { printf("lamp out\n"); }
@end
static Lamp *only;
static void call(void (^work)(void)) { work(); }
static void twice(void (^one)(void), void (^other)(void)) {
  one();
  other();
}
int main(void) {
  only = [Lamp new];
  __weak Lamp *seen = only;
  // The literal refers to the lamp weakly while it lies on the stack, too.
  call(^{
    only = nil;
    printf("%d\n", seen != nil);
  });
  // expect: lamp out
  // expect: 0
  only = [Lamp new];
  seen = only;
  twice(
      ^{
        only = nil;
      },
      ^{
        printf("%d\n", seen == nil);
      });
  // expect: lamp out
  // expect: 1
  only = [Lamp new];
  seen = only;
  // Within another block's literal it is copied from that block's own.
  call(^{
    call(^{
      only = nil;
      printf("%d\n", seen != nil);
    });
  });
  // expect: lamp out
  // expect: 0
  only = [Lamp new];
  for (int i = 0; i < 2; i++) {
    __weak Lamp *each = only;
    call(^{
      if (i == 1) only = nil;
      printf("round %d: %d\n", i, each != nil);
    });
  }
  // expect: round 0: 1
  // expect: lamp out
  // expect: round 1: 0
  return 0;
}
