@implementation ChimingClock
- (void)singletonInit {
  bells = 12;
  [super singletonInit];
}
@end
