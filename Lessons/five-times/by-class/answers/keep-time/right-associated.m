static char begun;
@implementation StationClock
+ (id)shared {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ theStationClock = [[super allocWithZone:NULL] init]; });
  return theStationClock;
}
+ (id)allocWithZone:(NSZone *)zone {
  return [self isEqual:[StationClock class]] ? [self shared] : [super allocWithZone:zone];
}
- (id)init {
  if (objc_getAssociatedObject(self, &begun)) return self;
  if ((self = [super init])) {
    objc_setAssociatedObject(self, &begun, @YES, OBJC_ASSOCIATION_RETAIN);
    minutes = 7;
  }
  return self;
}
- (void)tick { ++minutes; }
- (int)minutes { return minutes; }
@end
