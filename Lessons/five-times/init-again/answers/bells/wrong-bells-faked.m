@implementation ChimingClock
- (int)bells { return 12; }
@end
