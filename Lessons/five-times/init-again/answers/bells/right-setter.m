@interface ChimingClock ()
- (void)setBells:(int)number;
@end
@implementation ChimingClock
- (void)setBells:(int)number { bells = number; }
- (void)singletonInit { [super singletonInit]; [self setBells:3 * 4]; }
@end
