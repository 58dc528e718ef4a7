// mode: arc
#import <Foundation/Foundation.h>
@interface Car : NSObject { @public const char *name; }
+ (instancetype)named:(const char *)n;
@end
@implementation Car
+ (instancetype)named:(const char *)n { Car *c = [self new]; c->name = n; return c; }
- (void)dealloc { printf("dealloc %s\n", name); }
@end
struct Pair { Car *left; int n; Car *right; };
int main(void) {
  for (int i = 0; i < 2; i++) {
    Car *row[2] = { [Car named:"r0"] };
    row[1] = [Car named:"r1"];
    struct Pair pair = { [Car named:"left"], 2 };
    pair.right = [Car named:"right"];
    printf("%d\n", i);
  }
  // expect: 0
  // expect: dealloc left
  // expect: dealloc right
  // expect: dealloc r1
  // expect: dealloc r0
  // expect: 1
  // expect: dealloc left
  // expect: dealloc right
  // expect: dealloc r1
  // expect: dealloc r0
}
