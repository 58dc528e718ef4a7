// expect: M0815
// mode: mrc
#import <Foundation/Foundation.h>
@interface Wheel : NSObject
@end
@implementation Wheel
@end
@interface Cart : NSObject { Wheel *wheel; }
- (void)setWheel:(Wheel *)w;
@end
@implementation Cart
- (void)setWheel:(Wheel *)w { [w retain]; wheel = [w retain]; [w release]; }
- (void)dealloc { [wheel release]; [super dealloc]; }
@end
int main() {
    Cart *c = [[Cart alloc] init];
    Wheel *a = [[Wheel alloc] init], *b = [[Wheel alloc] init];
    [c setWheel:a];
    [c setWheel:b];
    [a release]; [b release]; [c release];
    return 0;
}
