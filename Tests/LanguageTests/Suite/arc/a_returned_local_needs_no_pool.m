// mode: arc
#import <Foundation/Foundation.h>
@interface Car : NSObject { @public const char *name; }
+ (instancetype)named:(const char *)n;
@end
@implementation Car
+ (instancetype)named:(const char *)n { Car *c = [self new]; c->name = n; return c; }
- (void)dealloc { printf("dealloc %s\n", name); }
@end
static Car *made(void) { Car *car = [Car named:"made"]; return car; }
int main(void) {
  Car *car = made();
  puts(car->name);  // expect: made
  car = nil;  // expect: dealloc made
  puts("no pool");  // expect: no pool
}
