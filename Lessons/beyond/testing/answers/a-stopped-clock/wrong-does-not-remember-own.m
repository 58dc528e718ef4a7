@interface StoppedClock : NSObject <HourTeller>
- (void)setHour:(int)hour;
@end
@implementation StoppedClock
- (void)setHour:(int)hour { int kept = hour; kept++; }
- (int)hour { return 6; }
@end
