static int told = 0;
@implementation StationClock
+ (id)shared {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ theStationClock = [[super allocWithZone:NULL] init]; });
  return theStationClock;
}
+ (id)allocWithZone:(NSZone *)zone { return [self shared]; }
- (void)tick { told = told + 1; }
- (int)minutes { return 7 + told; }
@end
