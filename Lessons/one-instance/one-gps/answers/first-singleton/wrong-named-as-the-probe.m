static Receiver *x = nil;
@interface Receiver (Shared)
+ (Receiver *)sharedReceiver;
@end
@implementation Receiver (Shared)
+ (Receiver *)sharedReceiver {
  [x release];
  return x = [[Receiver alloc] init];
}
@end
