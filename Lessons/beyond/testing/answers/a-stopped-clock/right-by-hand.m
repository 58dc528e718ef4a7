@interface StoppedClock : NSObject <HourTeller> {
  int _hour;
}
- (void)setHour:(int)hour;
@end
@implementation StoppedClock
- (void)setHour:(int)hour { _hour = hour; }
- (int)hour { return _hour; }
@end
