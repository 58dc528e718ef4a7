@implementation Barometer
+ (Barometer *)sharedBarometer {
  static Barometer *b; static dispatch_once_t token;
  dispatch_once(&token, ^{ b = [[super allocWithZone:NULL] init]; b->_pressure = 1000; });
  return b;
}
+ (id)allocWithZone:(NSZone *)zone { return [self sharedBarometer]; }
@end
