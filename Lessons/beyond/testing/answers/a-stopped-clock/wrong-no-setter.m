// mistake=none
@interface StoppedClock : NSObject <HourTeller>
- (void)setHour:(int)hour;
@end
@implementation StoppedClock
- (int)hour { return 5; }
@end
