//> mrc
static Receiver *theReceiver = nil;
//> mrc
@interface Receiver (Shared)
+ (Receiver *)sharedReceiver;
@end
//> mrc
@implementation Receiver (Shared)
+ (Receiver *)sharedReceiver {
  if (theReceiver == nil) theReceiver = [[Receiver alloc] init];
  return theReceiver;
}
@end
//> mrc
Receiver *r = [Receiver sharedReceiver];
//> mrc
[r start];
//> mrc
[r believesItIsOn]
