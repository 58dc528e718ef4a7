@interface StoppedClock : NSObject
- (void)setHour:(int)hour;
@end
@implementation StoppedClock
+ (BOOL)conformsToProtocol:(Protocol *)protocol { return YES; }
- (void)setHour:(int)hour { }
- (int)hour { return 6; }
@end
