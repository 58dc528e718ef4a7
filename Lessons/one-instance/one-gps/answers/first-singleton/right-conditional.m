static Receiver *theReceiver = nil;
@interface Receiver (Shared)
+ (Receiver *)sharedReceiver;
@end
@implementation Receiver (Shared)
+ (Receiver *)sharedReceiver {
  return theReceiver != nil ? theReceiver : (theReceiver = [Receiver new]);
}
@end
