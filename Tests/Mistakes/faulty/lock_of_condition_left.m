// expect: M0871
// mode: arc
#import <Foundation/Foundation.h>
@interface Belt : NSObject { NSConditionLock *lock; int parts; }
- (BOOL)take:(int)n;
@end
@implementation Belt
- (instancetype)init { if ((self = [super init])) lock = [[NSConditionLock alloc] initWithCondition:1]; return self; }
- (BOOL)take:(int)n {
    [lock lockWhenCondition:1];
    if (parts < n) { return NO; }
    parts -= n;
    [lock unlockWithCondition:0];
    return YES;
}
@end
int main() { Belt *b = [Belt new]; NSLog(@"%d", [b take:0]); return 0; }
