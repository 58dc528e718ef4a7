// mode: arc
#import <Foundation/Foundation.h>

@interface Car : NSObject
@property (weak) id note;
@end
@implementation Car
@end

int main(void) {
  int i = 3;
  __weak NSArray *array = @[ @1 ];  // expect warning: W0315 assigning array literal to a weak variable; object will be released after assignment
  __weak NSDictionary *map = @{};  // expect warning: W0315 assigning dictionary literal to a weak variable
  __weak void (^block)(void);
  block = ^{ printf("%d", i); };  // expect warning: W0315 assigning block literal to a weak variable
  __weak id number = @1.5;  // expect warning: W0315 assigning numeric literal to a weak variable
  number = @(i);  // expect warning: W0315 assigning boxed expression to a weak variable
  Car *car = [Car new];
  car.note = @[ @2 ];  // expect warning: W0315 assigning array literal to a weak property
  __weak NSString *text = @"x";
  NSArray *kept = @[];
  array = kept;
  return array == nil || text == nil || map != nil || block != nil || number == nil;
}
