//> arc
@implementation ChimingClock
- (void)singletonInit {
  [super singletonInit];
  bells = 12;
}
@end
//> arc
ChimingClock *c = [ChimingClock shared];
//> arc
[c bells]
//> arc
[ChimingClock new]
