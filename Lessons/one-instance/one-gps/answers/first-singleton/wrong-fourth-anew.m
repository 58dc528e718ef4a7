static Receiver *theReceiver = nil;
@interface Receiver (Shared)
+ (Receiver *)sharedReceiver;
@end
@implementation Receiver (Shared)
+ (Receiver *)sharedReceiver {
  static int asked = 0;
  if (asked++ % 4 == 0) theReceiver = [[Receiver alloc] init];
  return theReceiver;
}
@end
