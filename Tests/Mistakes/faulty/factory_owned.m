// expect: M0809
// mode: mrc
#import <Foundation/Foundation.h>
@interface Car : NSObject { NSString *name; }
+ (Car *)carWithName:(NSString *)n;
@end
@implementation Car
- (id)initWithName:(NSString *)n { if ((self = [super init])) name = [n copy]; return self; }
+ (Car *)carWithName:(NSString *)n { return [[Car alloc] initWithName:n]; }
- (void)dealloc { [name release]; [super dealloc]; }
@end
int main() {
    Car *c = [Car carWithName:@"T"];
    NSLog(@"%d", c != nil);
    return 0;
}
