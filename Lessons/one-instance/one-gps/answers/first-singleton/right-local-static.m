@interface Receiver (Shared)
+ (Receiver *)sharedReceiver;
@end
@implementation Receiver (Shared)
+ (Receiver *)sharedReceiver {
  static Receiver *only;
  if (only == nil) only = [[self alloc] init];
  return only;
}
@end
