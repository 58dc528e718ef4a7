@implementation ChimingClock
- (id)init {
  if (bells == 0) [self singletonInit];
  return self;
}
- (void)singletonInit { [super singletonInit]; bells = 12; }
@end
