@implementation Barometer
+ (Barometer *)sharedBarometer {
  static dispatch_once_t token;
  dispatch_once(&token, ^{
    theBarometer = [[super allocWithZone:NULL] init];
    theBarometer.pressure = 1000;
  });
  return theBarometer;
}
+ (id)allocWithZone:(NSZone *)zone { return [self sharedBarometer]; }
- (instancetype)init {
  return [super init];
}
@end
