// mistake=none
@implementation Barometer
+ (Barometer *)sharedBarometer {
  static dispatch_once_t token;
  dispatch_once(&token, ^{
    theBarometer = [[Barometer alloc] init];
  });
  return theBarometer;
}
+ (id)allocWithZone:(NSZone *)zone {
  static Barometer *made = nil;
  if (made == nil) made = [super allocWithZone:zone];
  return made;
}
- (instancetype)init {
  if (theBarometer != nil) return theBarometer;
  self = [super init];
  _pressure = 1000;
  return self;
}
@end
