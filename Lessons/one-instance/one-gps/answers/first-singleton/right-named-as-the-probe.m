static Receiver *x = nil;
static Receiver *y = nil;
@interface Receiver (Shared)
+ (Receiver *)sharedReceiver;
@end
@implementation Receiver (Shared)
+ (Receiver *)sharedReceiver {
  if (x == nil) x = [[Receiver alloc] init];
  y = x;
  return y;
}
@end
