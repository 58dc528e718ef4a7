static Receiver *theReceiver = nil;
@interface Receiver (Shared)
+ (Receiver *)sharedReceiver;
@end
@implementation Receiver (Shared)
+ (Receiver *)sharedReceiver {
  if (theReceiver == nil) theReceiver = [Receiver alloc];
  return theReceiver;
}
@end
