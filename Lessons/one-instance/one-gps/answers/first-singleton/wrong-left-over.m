static Receiver *theReceiver = nil;
@interface Receiver (Shared)
+ (Receiver *)sharedReceiver;
@end
@implementation Receiver (Shared)
+ (Receiver *)sharedReceiver {
  static int asked = 0;
  if (++asked == 5) [[Receiver alloc] init];
  if (theReceiver == nil) theReceiver = [[Receiver alloc] init];
  return theReceiver;
}
@end
