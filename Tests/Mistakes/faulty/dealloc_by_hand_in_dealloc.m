// expect: M0811
// mode: mrc
#import <Foundation/Foundation.h>
@interface Wheel : NSObject
@end
@implementation Wheel
@end
@interface Bike : NSObject { Wheel *wheel; }
@end
@implementation Bike
- (id)init { if ((self = [super init])) wheel = [[Wheel alloc] init]; return self; }
- (void)dealloc { [wheel dealloc]; [super dealloc]; }
@end
int main() { Bike *b = [[Bike alloc] init]; [b release]; return 0; }
