// expect: M0871
// mode: arc
#import <Foundation/Foundation.h>
@interface Bank : NSObject { NSLock *lock; int balance; }
- (BOOL)withdraw:(int)n;
@end
@implementation Bank
- (instancetype)init { self = [super init]; if (self) lock = [[NSLock alloc] init]; return self; }
- (BOOL)withdraw:(int)n {
    [lock lock];
    if (balance < n) { return NO; }
    balance -= n;
    [lock unlock];
    return YES;
}
@end
int main() { Bank *b = [Bank new]; NSLog(@"%d", [b withdraw:0]); return 0; }
