@interface Receiver (Shared)
+ (Receiver *)sharedReceiver;
@end
@implementation Receiver (Shared)
+ (Receiver *)sharedReceiver {
  static Receiver *shared = nil;
  static dispatch_once_t token;
  dispatch_once(&token, ^{ shared = [[Receiver alloc] init]; });
  return shared;
}
@end
