@implementation Compass
+ (Compass *)shipsCompass {
  static Compass *c = nil; static dispatch_once_t t;
  dispatch_once(&t, ^{ });
  if (!c) c = [[super allocWithZone:NULL] init];
  return c;
}
@end
