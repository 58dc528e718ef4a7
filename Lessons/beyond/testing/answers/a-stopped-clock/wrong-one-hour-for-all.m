static int h;
@interface StoppedClock : NSObject <HourTeller>
- (void)setHour:(int)hour;
@end
@implementation StoppedClock
- (void)setHour:(int)hour { h = hour; }
- (int)hour { return h; }
@end
