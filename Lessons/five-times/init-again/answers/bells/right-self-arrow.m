@implementation ChimingClock
- (void)singletonInit {
  [super singletonInit]; // wound up
  self->bells = 3 * 4;
}
@end
