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
  Car *car = [Car named:"seen"];
  __weak Car *weak = car;
  printf("%d\n", weak == car);  // expect: 1
  car = nil;  // expect: dealloc seen
  printf("%d\n", weak == nil);  // expect: 1
  weak = [Car named:"born dead"];  // expect: dealloc born dead
  printf("%d\n", weak == nil);  // expect: 1
}
