// mode: arc
#import <Foundation/Foundation.h>
@interface Door : NSObject
- (void)lock;
- (void)unlock;
@end
@implementation Door
- (void)lock { NSLog(@"shut"); }
- (void)unlock { NSLog(@"open"); }
@end
static NSRecursiveLock *gate;
BOOL enter(int n) {
    if (![gate lockBeforeDate:[NSDate dateWithTimeIntervalSinceNow:1]]) return NO;
    NSLog(@"%d", n);
    [gate unlock];
    return YES;
}
int main() {
    gate = [NSRecursiveLock new];
    NSLog(@"%d", enter(3));
    Door *door = [Door new];
    [door lock];
    if ([gate isKindOfClass:[Door class]]) return 1;
    [door unlock];
    return 0;
}
