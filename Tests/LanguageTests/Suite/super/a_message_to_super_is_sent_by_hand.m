// mode: mrc
#import <Foundation/Foundation.h>
#import <objc/objc-runtime.h>
@interface Grand : NSObject - (int)says:(int)n; @end
@implementation Grand - (int)says:(int)n { return n + 1; } @end
@interface Mother : Grand @end
@implementation Mother - (int)says:(int)n { return n * 10; } @end
@interface Child : Mother @end
@implementation Child
- (int)says:(int)n {
  struct objc_super mother = {self, [Mother class]}, grand = {self, [Grand class]};
  int (*send)(struct objc_super *, SEL, int) = (int (*)(struct objc_super *, SEL, int))objc_msgSendSuper;
  return send(&mother, _cmd, n) + send(&grand, _cmd, n);
}
@end
int main(void) {
  Child *child = [Child new];
  printf("%d\n", [child says:4]);
  // expect: 45
  [child release];
  return 0;
}
