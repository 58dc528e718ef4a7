// mode: arc
#import <Foundation/Foundation.h>
@interface Car : NSObject
- (NSArray *)wheels;
@end
@implementation Car
- (NSArray *)wheels { return @[ @"left", @"right" ]; }
@end
int main(void) {
  Car *car = [Car new];
  NSString *names[] = {[car wheels][1], [[car wheels][0] uppercaseString], [3] = [car wheels][0]};
  NSUInteger counts[] = {[car wheels].count, [2] = 7};
  NSLog(@"%@ %@ %@ %@", names[0], names[1], names[2], names[3]);  // expect: right LEFT (null) left
  NSLog(@"%lu %lu %lu", counts[0], counts[1], counts[2]);  // expect: 2 0 7
  return 0;
}
