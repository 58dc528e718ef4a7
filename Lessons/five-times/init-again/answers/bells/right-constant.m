static const int kBells = 12;
@implementation ChimingClock
- (void)singletonInit {
  [super singletonInit];
  bells = kBells;
}
@end
