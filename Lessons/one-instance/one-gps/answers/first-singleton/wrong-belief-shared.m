static int on = 0;
@interface Receiver (Shared)
+ (Receiver *)sharedReceiver;
@end
@implementation Receiver (Shared)
+ (Receiver *)sharedReceiver { return [[[Receiver alloc] init] autorelease]; }
- (int)believesItIsOn { return 1; }
@end
