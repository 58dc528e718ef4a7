// mode: arc
#import <Foundation/Foundation.h>
@interface Car : NSObject { @public const char *name; }
+ (instancetype)named:(const char *)n;
@end
@implementation Car
+ (instancetype)named:(const char *)n { Car *c = [self new]; c->name = n; return c; }
- (void)dealloc { printf("dealloc %s\n", name); }
@end
@interface Garage : NSObject { Car *one; Car *two; }
@property (strong) Car *three;
@end
@implementation Garage
- (instancetype)init {
  if ((self = [super init])) {
    one = [Car named:"one"];
    two = [Car named:"two"];
    _three = [Car named:"three"];
  }
  return self;
}
- (void)dealloc { printf("garage %s\n", one->name); }
@end
@interface House : Garage { Car *four; }
@end
@implementation House
- (instancetype)init { if ((self = [super init])) four = [Car named:"four"]; return self; }
- (void)dealloc { puts("house"); }
@end
int main(void) {
  [House new];
  // expect: house
  // expect: garage one
  // expect: dealloc four
  // expect: dealloc three
  // expect: dealloc two
  // expect: dealloc one
}
