// mistake=none
@implementation Compass
+ (Compass *)shipsCompass {
  static Compass *compass = nil;
  static dispatch_once_t mounted = 0;
  dispatch_once(&mounted, ^{
    compass = nil;
  });
  return compass;
}
@end
