@interface StoppedClock : TownClock
- (void)setHour:(int)hour;
@end
@implementation StoppedClock
- (void)setHour:(int)hour { }
- (int)hour { return [[TownClock sharedClock] hour]; }
@end
