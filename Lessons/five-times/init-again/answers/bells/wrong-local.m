@implementation ChimingClock
- (void)singletonInit {
  [super singletonInit];
  int bells = 12;
  bells++;
}
@end
