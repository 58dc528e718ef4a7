static Receiver *theReceiver = nil;
@interface Receiver (Shared)
+ (Receiver *)sharedReceiver;
@end
@implementation Receiver (Shared)
+ (Receiver *)sharedReceiver {
  if (theReceiver == nil) { theReceiver = [[Receiver alloc] init]; [theReceiver start]; }
  return theReceiver;
}
@end
