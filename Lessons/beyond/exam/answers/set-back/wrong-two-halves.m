@implementation Barometer
+ (Barometer *)sharedBarometer {
  Barometer *r;
  @synchronized([Barometer class]) { r = theBarometer; }
  if (!r) {
    r = [[super allocWithZone:NULL] init];
    @synchronized([Barometer class]) { theBarometer = r; }
  }
  return r;
}
+ (id)allocWithZone:(NSZone *)zone { return [self sharedBarometer]; }
- (instancetype)init {
  @synchronized([Barometer class]) { if (theBarometer != nil) return theBarometer; }
  self = [super init];
  _pressure = 1000;
  return self;
}
@end
