@interface StoppedClock : NSObject <HourTeller> {
@private
  int _hour;
}
- (void)setHour:(int)hour;
@end
@implementation StoppedClock
- (int)hour { return _hour; }
- (void)setHour:(int)час { _hour = час; }
@end
