// expect: M0871
// mode: mrc
#import <Foundation/Foundation.h>
@interface Gate : NSObject { NSLock *lock; }
- (int)open:(int)mode;
@end
@implementation Gate
- (id)init { if ((self = [super init])) lock = [[NSLock alloc] init]; return self; }
- (int)open:(int)mode {
    [lock lock];
    switch (mode) {
    case 0: [lock unlock]; return 0;
    case 1: return 1;
    default: break;
    }
    [lock unlock];
    return 2;
}
- (void)dealloc { [lock release]; [super dealloc]; }
@end
int main() { Gate *g = [[Gate alloc] init]; [g open:0]; [g release]; return 0; }
