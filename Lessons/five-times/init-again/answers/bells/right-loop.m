@implementation ChimingClock
- (void)singletonInit {
  [super singletonInit];
  while (bells < 12) bells++;
}
@end
