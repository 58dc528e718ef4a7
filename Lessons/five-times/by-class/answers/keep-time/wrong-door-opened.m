@implementation StationClock
+ (id)shared {
  static dispatch_once_t token;
  dispatch_once(&token, ^{
    theStationClock = [[super allocWithZone:NULL] init];
  });
  return theStationClock;
}
+ (id)allocWithZone:(NSZone *)zone {
  
  return [super allocWithZone:zone];
}
- (id)init {
  if (running) return self;
  self = [super init];
  minutes = 7;
  running = YES;
  return self;
}
- (void)tick { minutes = minutes + 1; }
- (int)minutes { return minutes; }
@end
