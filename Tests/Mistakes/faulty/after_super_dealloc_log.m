// expect: M0818
// mode: mrc
#import <Foundation/Foundation.h>
@interface Lamp : NSObject { int watts; }
@end
@implementation Lamp
- (void)off {}
- (void)dealloc {
    [super dealloc];
    [self off];
}
@end
int main() { Lamp *l = [[Lamp alloc] init]; [l release]; return 0; }
