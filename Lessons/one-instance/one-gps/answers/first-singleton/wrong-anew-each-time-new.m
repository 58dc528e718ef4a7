static Receiver *theReceiver = nil;

@interface Receiver (Shared)
+ (Receiver *)sharedReceiver;
@end

@implementation Receiver (Shared)
+ (Receiver *)sharedReceiver {
  theReceiver = [[Receiver alloc] init];
  return theReceiver;
}
@end
