// mode: arc
#import <Foundation/Foundation.h>
@interface Bank : NSObject { NSLock *lock; int n; }
- (BOOL)take:(int)k;
@end
@implementation Bank
- (instancetype)init { if ((self = [super init])) lock = [NSLock new]; return self; }
- (BOOL)take:(int)k { [lock lock]; if (n < k) { [lock unlock]; return NO; } n -= k; [lock unlock]; return YES; }
@end
int main() { Bank *b = [Bank new]; NSLog(@"%d", [b take:1]); return 0; }
