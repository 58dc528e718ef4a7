// mode: arc
#import <Foundation/Foundation.h>
@interface Gate : NSObject { NSLock *lock; }
- (void)enter;
- (void)leave;
@end
@implementation Gate
- (instancetype)init { if ((self = [super init])) lock = [NSLock new]; return self; }
- (void)enter { [lock lock]; }
- (void)leave { [lock unlock]; }
@end
int main() { Gate *g = [Gate new]; [g enter]; [g leave]; return 0; }
