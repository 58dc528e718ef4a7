@implementation StationClock
+ (id)shared {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ theStationClock = [[super allocWithZone:NULL] init]; });
  return theStationClock;
}
+ (id)allocWithZone:(NSZone *)zone {
  return self == StationClock.class ? [self shared] : [super allocWithZone:zone];
}
- (id)init {
  if (!running && (self = [super init])) { running = YES; minutes = 7; }
  return self;
}
- (void)tick { minutes += 1; }
- (int)minutes { return self->minutes; }
@end
