static Receiver *theReceiver = nil;
@interface Receiver (Shared)
+ (Receiver *)sharedReceiver;
@end
@implementation Receiver (Shared)
+ (void)load { theReceiver = [[Receiver alloc] init]; }
+ (Receiver *)sharedReceiver { return theReceiver; }
@end
