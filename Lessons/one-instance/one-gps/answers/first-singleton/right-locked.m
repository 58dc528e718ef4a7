static Receiver *theReceiver = nil;

@interface Receiver (Shared)
+ (Receiver *)sharedReceiver;
@end

@implementation Receiver (Shared)
+ (Receiver *)sharedReceiver {
  @synchronized(self) {
    if (theReceiver == nil) theReceiver = [[Receiver alloc] init];
  }
  return theReceiver;
}
@end
