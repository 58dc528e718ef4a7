// expect: M0818
// mode: mrc
#import <Foundation/Foundation.h>
@interface Lamp : NSObject { NSString *label; }
@end
@implementation Lamp
- (id)init { if ((self = [super init])) label = [@"x" copy]; return self; }
- (void)dealloc {
    [super dealloc];
    [label release];
    label = nil;
}
@end
int main() { Lamp *l = [[Lamp alloc] init]; [l release]; return 0; }
