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
  if (theBarometer != nil) return theBarometer;
  self = [super init];
  _pressure = 980;
  return self;
}
@end
