// mode: arc
#import <Foundation/Foundation.h>
@interface Car : NSObject {
 @public
  int fuel;
}
@property(strong) Car *next;
@property int seats;
- (int)count;
@end
@implementation Car
- (int)count { return 1; }
- (int)last {
  self.seats;  // expect warning: W0325 property access result unused - getters should not be used for side effects
  return fuel;
}
@end
static int done(void) { return 1; }
#define CHECK(x) ((x) ? done() : 0)
int main(void) {
  Car *car = [Car new];
  int n = 3, all[2] = {1, 2};
  volatile int noticed = 4;
  n + 1;  // expect warning: W0325 expression result unused
  n * 2 + 1 - n;  // expect warning: W0325 expression result unused
  n;  // expect warning: W0325 expression result unused
  -n;  // expect warning: W0325 expression result unused
  all[1];  // expect warning: W0325 expression result unused
  car->fuel;  // expect warning: W0325 expression result unused
  car.next;  // expect warning: W0325 property access result unused - getters should not be used for side effects
  @[ car ][0];  // expect warning: W0325 container access result unused - container access should not be used for side effects
  @[ car ];  // expect warning: W0325 expression result unused
  ^{ done(); };  // expect warning: W0325 expression result unused
  [[Car alloc] init];  // expect warning: W0325 expression result unused
  (long)n;  // expect warning: W0325 expression result unused
  n > 3 && n < 5;  // expect warning: W0325 expression result unused
  n ? n : 2;  // expect warning: W0325 expression result unused
  if (n) n == 4;  // expect warning: W0320 equality comparison result unused
  n + 1, done();  // expect warning: W0325 left operand of comma operator has no effect
  for (n, n = 0; n < 1; n++) {  // expect warning: W0325 left operand of comma operator has no effect
  }
  for (n = 0; n < 0; n + 1) {  // expect warning: W0325 expression result unused
  }
  n > 3 && done();
  n ? done() : 0;
  n++, n--;
  (n = done(), 0);
  (void)n;
  noticed;
  *&noticed;
  done();
  CHECK(n);
  [Car new];
  [car count];
  [car init];  // expect warning: W0325 expression result unused
  [NSMutableArray array];
  return 0;
}
