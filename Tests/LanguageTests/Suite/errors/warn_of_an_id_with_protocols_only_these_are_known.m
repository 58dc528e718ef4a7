#import <Foundation/Foundation.h>
@protocol Hours <NSObject>
- (int)hour;
@end
@protocol Plain
@end
@interface Clock : NSObject <Hours>
@end
@implementation Clock
- (int)hour { return 12; }
@end
@interface Alarm : Clock <NSCopying>
@end
@implementation Alarm
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
@end
int main(void) {
  id<Hours> hours = [[Clock alloc] init];
  id<Plain> plain = nil;
  Clock *clock = hours;
  Alarm *alarm = hours;  // expect warning: W0301 initializing 'Alarm *' with an expression of incompatible type 'id<Hours>'
  clock = plain;  // expect warning: W0301 assigning to 'Clock *' from incompatible type 'id<Plain>'
  clock = hours;
  NSObject<Plain> *both = clock;  // expect warning: W0301 incompatible pointer types initializing 'NSObject<Plain> *' with an expression of type 'Clock *'
  if (clock == plain) both = nil;  // expect warning: W0301 comparison of distinct pointer types ('Clock *' and 'id<Plain>')
  NSLog(@"%d %d", [hours hour], alarm == both);
  // expect: 12 1
  return 0;
}
