static Receiver *theReceiver = nil;

@interface Receiver (Shared)
+ (Receiver *)sharedReceiver;
@end

@implementation Receiver (Shared)
+ (Receiver *)sharedReceiver {
  if (!theReceiver) {
    theReceiver = [Receiver new];
  }
  return theReceiver;
}
@end
