// An @implementation is held against what its superclasses and their protocols declare.
#import <Foundation/Foundation.h>

@protocol Wheeled
- (void)roll;
@end
@interface Car : NSObject <Wheeled>
- (int)speed;
- (int)drive:(int)far;
+ (long)count;
@property int seats;
@end
@implementation Car
- (int)speed { return 0; }
- (int)drive:(int)far { return far; }
+ (long)count { return 0; }
- (void)roll {
}
@end

@interface Bus : Car
@end
@implementation Bus
- (void)speed {  // expect warning: W0308 conflicting return type in implementation of 'speed': 'int' vs 'void'
}
- (int)drive:(float)far { return 0; }  // expect warning: W0308 conflicting parameter types in implementation of 'drive:': 'int' vs 'float'
+ (int)count { return 0; }  // expect warning: W0308 conflicting return type in implementation of 'count': 'long' vs 'int'
- (long)seats { return 0; }  // expect warning: W0308 conflicting return type in implementation of 'seats': 'int' vs 'long'
- (int)roll { return 0; }  // expect warning: W0308 conflicting return type in implementation of 'roll': 'void' vs 'int'
- (int)retainCount { return 1; }  // expect warning: W0308 conflicting return type in implementation of 'retainCount'
- (NSString *)description { return @"bus"; }
@end

@interface Tram : Car
- (void)speed;
@end
@implementation Tram
- (void)speed {
}
@end

int main(void) { return 0; }
