// expect: M0808
// mode: mrc
#import <Foundation/Foundation.h>
@interface Robot : NSObject
+ (Robot *)newRobot;
@end
@implementation Robot
+ (Robot *)newRobot {
    Robot *r = [[Robot alloc] init];
    return [r autorelease];
}
@end
int main() {
    @autoreleasepool { [Robot newRobot]; }
    return 0;
}
