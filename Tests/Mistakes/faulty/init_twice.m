// expect: M0803
// mode: mrc
#import <Foundation/Foundation.h>
@interface Counter : NSObject { int n; }
- (void)tick;
@end
@implementation Counter
- (id)init { self = [super init]; n = 0; return self; }
- (void)tick { n++; }
@end
int main() {
    Counter *c = [[Counter alloc] init];
    [c tick];
    c = [c init];
    [c release];
    return 0;
}
