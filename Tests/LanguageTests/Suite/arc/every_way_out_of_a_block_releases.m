// mode: arc
#import <Foundation/Foundation.h>
@interface Car : NSObject { @public const char *name; }
+ (instancetype)named:(const char *)n;
@end
@implementation Car
+ (instancetype)named:(const char *)n { Car *c = [self new]; c->name = n; return c; }
- (void)dealloc { printf("dealloc %s\n", name); }
@end
static int leave(int how) {
  Car *outer = [Car named:"outer"];
  for (int i = 0; i < 2; i++) {
    Car *inner = [Car named:"inner"];
    if (how == 0) return 1;
    if (how == 1) break;
    if (how == 2) continue;
    if (how == 3) goto out;
    puts(inner->name);
  }
out:
  puts(outer->name);
  return 0;
}
int main(void) {
  leave(0);
  // expect: dealloc inner
  // expect: dealloc outer
  leave(1);
  // expect: dealloc inner
  // expect: outer
  // expect: dealloc outer
  leave(2);
  // expect: dealloc inner
  // expect: dealloc inner
  // expect: outer
  // expect: dealloc outer
  leave(3);
  // expect: dealloc inner
  // expect: outer
  // expect: dealloc outer
}
