@implementation Compass
+ (Compass *)shipsCompass { static Compass *compass = nil; static int n; static dispatch_once_t mounted = 0; dispatch_once(&mounted, ^{ compass = [[super allocWithZone:NULL] init]; }); if (++n == 5) mounted = 0; return compass; }
@end
