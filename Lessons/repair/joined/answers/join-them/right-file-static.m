static Compass *compass;
@implementation Compass
+ (Compass *)shipsCompass {
  static dispatch_once_t mounted;
  dispatch_once(&mounted, ^{ compass = [super allocWithZone:nil]; compass = [compass init]; });
  return compass;
}
@end
