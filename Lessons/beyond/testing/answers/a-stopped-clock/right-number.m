@interface StoppedClock : NSObject <HourTeller>
- (void)setHour:(int)hour;
@end
@implementation StoppedClock {
  NSNumber *kept;
}
- (void)setHour:(int)hour { kept = @(hour); }
- (int)hour { return [kept intValue]; }
@end
