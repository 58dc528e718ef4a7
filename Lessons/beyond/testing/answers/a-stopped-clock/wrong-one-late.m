@interface StoppedClock : NSObject <HourTeller>
- (void)setHour:(int)hour;
@end
@implementation StoppedClock {
  int _hour;
}
- (void)setHour:(int)hour { _hour = hour + 1; }
- (int)hour { return _hour; }
@end
