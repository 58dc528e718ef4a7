@implementation Barometer
+ (Barometer *)sharedBarometer {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ theBarometer = [[super allocWithZone:NULL] init]; });
  return theBarometer;
}
+ (id)allocWithZone:(NSZone *)zone { return [self sharedBarometer]; }
- (int)pressure { static int asked = 0; return asked++ ? 981 : 1000; }
@end
