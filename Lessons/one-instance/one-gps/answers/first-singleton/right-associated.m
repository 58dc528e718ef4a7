#import <objc/runtime.h>
static char key;
@interface Receiver (Shared)
+ (Receiver *)sharedReceiver;
@end
@implementation Receiver (Shared)
+ (Receiver *)sharedReceiver {
  Receiver *mine = objc_getAssociatedObject(self, &key);
  if (mine == nil) {
    mine = [[Receiver alloc] init];
    objc_setAssociatedObject(self, &key, mine, OBJC_ASSOCIATION_RETAIN);
    [mine release];
  }
  return mine;
}
@end
