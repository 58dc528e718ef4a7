enum { kBells = 12 };
@implementation ChimingClock
- (void)singletonInit {
  [super singletonInit];
  self->bells = kBells;
}
@end
