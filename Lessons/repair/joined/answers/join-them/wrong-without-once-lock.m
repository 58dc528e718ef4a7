@implementation Compass
+ (Compass *)shipsCompass {
  static Compass *compass = nil;
  @synchronized([NSObject class]) { if (!compass) compass = [[super allocWithZone:NULL] init]; }
  return compass;
}
@end
