#import <Foundation/Foundation.h>
@protocol Moving
- (int)moveBy:(int)steps;
- (id)from:(NSString *)place;
@optional
- (void)stop;
@end
@interface Car : NSObject <Moving>
- (void)honk;
@end
@implementation Car
- (long)moveBy:(int)steps {  // expect warning: W0308 conflicting return type in implementation of 'moveBy:': 'int' vs 'long'
  return steps;
}
- (NSString *)from:(id)place { return place; }
- (void)honk {
}
- (int)stop { return 0; }  // expect warning: W0308 conflicting return type in implementation of 'stop': 'void' vs 'int'
@end
@interface Boat : NSObject <Moving>
@end
@implementation Boat
- (int)moveBy:(char)steps {  // expect warning: W0308 conflicting parameter types in implementation of 'moveBy:': 'int' vs 'char'
  return steps;
}
- (id)from:(NSString *)place { return place; }
@end
int main(void) {
  if (NO) [[Car class] honk];  // expect warning: W0303 instance method 'honk' is being used on 'Class' which is not in the root class
  [[Car class] description];
  return 0;
}
