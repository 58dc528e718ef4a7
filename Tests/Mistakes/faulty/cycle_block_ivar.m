// expect: M0833
// mode: arc
#import <Foundation/Foundation.h>
@interface Loader : NSObject { void (^completion)(void); int count; }
@end
@implementation Loader
- (void)load { completion = ^{ count = count + 1; }; completion(); }
@end
int main() { Loader *l = [Loader new]; [l load]; return 0; }
