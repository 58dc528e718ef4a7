@implementation Barometer
+ (Barometer *)sharedBarometer {
  if (!theBarometer) theBarometer = [[super allocWithZone:NULL] init];
  return theBarometer;
}
+ (id)allocWithZone:(NSZone *)zone { return [self sharedBarometer]; }
- (instancetype)init {
  if (theBarometer != nil) return theBarometer;
  self = [super init];
  _pressure = 1000;
  return self;
}
@end
