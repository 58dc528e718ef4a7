// mistake=none
@implementation Compass
+ (Compass *)shipsCompass {
  static Compass *compass = nil;
  static dispatch_once_t mounted = 0;
  dispatch_once(&mounted, ^{
    compass = [[compass alloc] init];
  });
  return compass;
}
@end
