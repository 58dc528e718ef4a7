static Receiver *ship = nil;
//>
@interface Receiver (Shared)
@property (class, readonly, strong) Receiver *sharedReceiver;
@end
//>
@implementation Receiver (Shared)
+ (Receiver *)sharedReceiver { return ship ?: (ship = [Receiver new]); }
@end
//>
Receiver *r = Receiver.sharedReceiver;
[r start];
NSLog(@"%d", [r believesItIsOn]);
