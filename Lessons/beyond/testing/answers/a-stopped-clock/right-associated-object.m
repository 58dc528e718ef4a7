@interface StoppedClock : NSObject <HourTeller>
- (void)setHour:(int)hour;
@end
@implementation StoppedClock
- (void)setHour:(int)hour { objc_setAssociatedObject(self, @selector(hour), @(hour), OBJC_ASSOCIATION_RETAIN); }
- (int)hour { return [objc_getAssociatedObject(self, _cmd) intValue]; }
@end
