// mode: arc
#import <Foundation/Foundation.h>
@interface Car : NSObject { @public const char *name; }
+ (instancetype)named:(const char *)n;
@end
@implementation Car
+ (instancetype)named:(const char *)n { Car *c = [self new]; c->name = n; return c; }
- (void)dealloc { printf("dealloc %s\n", name); }
@end
int main(void) {
  switch (1) {
    case 1:;
      Car *car = [Car new];
    case 2:  // expect error: E0329 cannot jump from switch statement to this case label
      break;
  }
}
