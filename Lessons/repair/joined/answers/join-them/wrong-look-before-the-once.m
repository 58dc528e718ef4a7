// mistake=none
@implementation Compass
+ (Compass *)shipsCompass {
  static Compass *compass = nil;
  static dispatch_once_t mounted = 0;
  if (compass != nil) return compass;
  dispatch_once(&mounted, ^{
    compass = [[super allocWithZone:NULL] init];
  });
  return compass;
}
@end
