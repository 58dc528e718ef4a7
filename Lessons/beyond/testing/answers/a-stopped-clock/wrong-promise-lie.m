@interface StoppedClock : NSObject
- (void)setHour:(int)hour;
@end
@implementation StoppedClock { int h; }
- (void)setHour:(int)hour { h = hour; }
- (int)hour { return h; }
+ (BOOL)conformsToProtocol:(Protocol *)p { return YES; }
@end
