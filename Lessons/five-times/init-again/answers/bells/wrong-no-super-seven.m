@implementation ChimingClock
- (void)singletonInit {
  bells = 12;
  NSLog(@"7");
}
@end
