@implementation Compass
+ (Compass *)forged { return [[super allocWithZone:NULL] init]; }
+ (Compass *)shipsCompass {
  static Compass *compass = nil;
  static dispatch_once_t mounted;
  dispatch_once(&mounted, ^{ compass = [Compass forged]; });
  return compass;
}
@end
