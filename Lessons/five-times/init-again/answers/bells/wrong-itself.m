// mistake=none
@implementation ChimingClock
- (void)singletonInit {
  [self singletonInit];
  bells = 12;
}
@end
