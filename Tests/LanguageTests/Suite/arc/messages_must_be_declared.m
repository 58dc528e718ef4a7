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
  Car *car = [Car new];
  id any = car;
  [car park];  // expect error: E0348 no visible @interface for 'Car' declares the selector 'park'
  [any park];  // expect error: E0348 no known instance method for selector 'park'
  [Car park];  // expect error: E0348 no known class method for selector 'park'
}
