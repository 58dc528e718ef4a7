@interface StoppedClock : NSObject <HourTeller>
- (void)setHour:(int)hour;
@end
@implementation StoppedClock { int h; }
- (void)setHour:(int)hour { h = hour < 6 ? 5 : hour > 17 ? 18 : hour; }
- (int)hour { return h; }
@end
