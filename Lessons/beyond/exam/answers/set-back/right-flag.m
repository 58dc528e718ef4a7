@implementation Barometer
+ (Barometer *)sharedBarometer {
  static dispatch_once_t token;
  dispatch_once(&token, ^{
    theBarometer = [[super allocWithZone:NULL] init];
  });
  return theBarometer;
}
+ (id)allocWithZone:(NSZone *)zone { return [self sharedBarometer]; }
- (instancetype)init {
  static BOOL done = NO;
  if (done) return self;
  done = YES;
  self = [super init];
  _pressure = 1000;
  return self;
}
@end
