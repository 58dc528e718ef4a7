// mode: arc
#import <Foundation/Foundation.h>
@interface Car : NSObject { @public const char *name; }
+ (instancetype)named:(const char *)n;
@end
@implementation Car
+ (instancetype)named:(const char *)n { Car *c = [self new]; c->name = n; return c; }
- (void)dealloc { printf("dealloc %s\n", name); }
@end
static void give(Car **out) { *out = [Car named:"given"]; }
int main(void) {
  Car *car = [Car named:"old"];
  @autoreleasepool {
    give(&car);  // expect: dealloc old
    puts(car->name);  // expect: given
  }
  puts(car->name);  // expect: given
}  // expect: dealloc given
