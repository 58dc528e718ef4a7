@interface StoppedClock : NSObject
- (void)setHour:(int)hour;
- (int)hour;
@end
@implementation StoppedClock {
  int _hour;
}
- (void)setHour:(int)hour { _hour = hour; }
- (int)hour { return _hour; }
@end
