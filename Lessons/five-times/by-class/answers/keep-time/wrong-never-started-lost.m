@implementation StationClock
+ (id)shared {
  static dispatch_once_t token;
  dispatch_once(&token, ^{
    theStationClock = [[super allocWithZone:NULL] init];
  });
  return theStationClock;
}
+ (id)allocWithZone:(NSZone *)zone {
  if (self == [StationClock class]) return [self shared];
  return [super allocWithZone:zone];
}
- (id)init {
  if (running) return self;
  self = [super init];
  minutes = minutes;
  running = YES;
  return self;
}
- (void)tick { minutes = minutes + 1; }
- (int)minutes { return minutes; }
@end
