// mode: arc
#import <Foundation/Foundation.h>
@interface Car : NSObject
@end
@implementation Car
+ (id)forget {
  self = nil;  // expect error: E0311 cannot assign to 'self' in a class method
  return self;
}
@end
int main(void) {
  id car = [Car new];
  NSArray *cars = @[ car, nil ];  // expect error: E0307 collection element of type 'void *' is not an Objective-C object
  NSDictionary *owners = @{@"a" : NULL};  // expect error: E0307 collection element of type 'void *' is not an Objective-C object
  NSArray *said = @[ (id)nil ];
  [nil description];  // expect error: E0335 bad receiver type 'void *'
  ["text" length];  // expect error: E0335 bad receiver type 'char *'
  [(id)nil description];
  id either = car ? car : 3;  // expect error: E0309 incompatible operand types ('id' and 'int')
  id other = car ?: 3;  // expect error: E0309 incompatible operand types ('id' and 'int')
  id none = car ? car : 0;
  return cars == said || owners == either || other == none;
}
