// mode: arc
#import <Foundation/Foundation.h>
@interface Car : NSObject { @public const char *name; }
+ (instancetype)named:(const char *)n;
@end
@implementation Car
+ (instancetype)named:(const char *)n { Car *c = [self new]; c->name = n; return c; }
- (void)dealloc { printf("dealloc %s\n", name); }
@end
static void (^keeper(void))(void) {
  Car *car = [Car named:"captured"];
  return ^{ puts(car->name); };
}
int main(void) {
  void (^block)(void) = keeper();
  block();  // expect: captured
  block = nil;  // expect: dealloc captured
  puts("end");  // expect: end
}
