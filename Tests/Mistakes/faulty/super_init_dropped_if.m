// expect: M0804
// mode: mrc
#import <Foundation/Foundation.h>
@interface Base : NSObject
- (id)initWithTag:(int)t;
@end
@implementation Base
- (id)initWithTag:(int)t { return [super init]; }
@end
@interface Derived : Base
@end
@implementation Derived
- (id)initWithTag:(int)t {
    [super initWithTag:t];
    if (self) { NSLog(@"ready"); }
    return self;
}
@end
int main() { Derived *d = [[Derived alloc] initWithTag:3]; [d release]; return 0; }
