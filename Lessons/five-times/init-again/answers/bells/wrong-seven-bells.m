@implementation ChimingClock
- (void)singletonInit {
  [super singletonInit];
  bells = 7;
}
@end
