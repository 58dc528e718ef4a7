@implementation ChimingClock
- (void)singletonInit {
  [super init];
  bells = 12;
}
@end
