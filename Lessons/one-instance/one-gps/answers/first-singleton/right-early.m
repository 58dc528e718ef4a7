static Receiver *theReceiver = nil;

@interface Receiver (Shared)
+ (Receiver *)sharedReceiver;
@end

@implementation Receiver (Shared)
+ (Receiver *)sharedReceiver {
  if (theReceiver) return theReceiver;
  return theReceiver = [[Receiver alloc] init];
}
@end
