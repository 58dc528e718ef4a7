@implementation Compass
+ (Compass *)shipsCompass {
  static Compass *needle = nil;
  static dispatch_once_t mounted = 0;
  dispatch_once(&mounted, ^{
    needle = [[super allocWithZone:NULL] init];
  });
  return needle;
}
@end
