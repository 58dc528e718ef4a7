@implementation ChimingClock
- (void)singletonInit { minutes = 7; bells = 12; }
@end
