@interface StoppedClock : NSObject <HourTeller>
- (void)setHour:(int)hour;
@end
@interface StoppedClock ()
@property int kept;
@end
@implementation StoppedClock
- (void)setHour:(int)hour { self.kept = hour; }
- (int)hour { return self.kept; }
@end
