@implementation Barometer
+ (Barometer *)sharedBarometer {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ theBarometer = [[super allocWithZone:NULL] init]; });
  return theBarometer;
}
+ (id)allocWithZone:(NSZone *)zone { return [self sharedBarometer]; }
- (instancetype)init { self = [super init]; _pressure = 1000; return self; }
- (int)pressure { static int n; return n++ == 0 ? 1000 : 980; }
@end
