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
  if ((self = [super init]) && running == NO) {
    running = YES;
    minutes = 7;
  }
  return self;
}
- (void)tick { minutes = minutes + 1; }
- (int)minutes { return minutes; }
@end
