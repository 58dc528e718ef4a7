#import <Foundation/Foundation.h>
@interface Engine : NSObject {
@protected
  int _power;
}
- (id)initWithPower:(int)power;
@end
@implementation Engine
- (id)init { return [self initWithPower:50]; }
- (id)initWithPower:(int)power {
  if ((self = [super init])) {
    _power = power;
    printf("engine %d\n", power);
  }
  return self;
}
@end
@interface Turbo : Engine
@end
@implementation Turbo
- (id)initWithPower:(int)power {
  if ((self = [super initWithPower:power * 2])) printf("turbo %d\n", _power);
  return self;
}
@end
int main(void) {
  [[Turbo alloc] init];
  // expect: engine 100
  // expect: turbo 100
  return 0;
}
