@interface StoppedClock : TownClock
- (void)setHour:(int)hour;
@end
@implementation StoppedClock {
  int set;
}
- (void)setHour:(int)hour { set = hour; }
- (int)hour { return set; }
@end
