//> mrc
static Receiver *theReceiver = nil;
@interface Receiver (Shared)
+ (Receiver *)sharedReceiver;
@end
@implementation Receiver (Shared)
+ (Receiver *)sharedReceiver { return theReceiver; }
@end
//> mrc
theReceiver = [[Receiver alloc] init];
