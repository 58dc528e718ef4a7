@implementation Barometer {
  BOOL begun;
}
+ (Barometer *)sharedBarometer {
  @synchronized(self) { if (theBarometer == nil) theBarometer = [[super allocWithZone:NULL] init]; }
  return theBarometer;
}
+ (id)allocWithZone:(NSZone *)zone { return [self sharedBarometer]; }
- (instancetype)init {
  if (begun) return self;
  if ((self = [super init])) { begun = YES; self.pressure = 1000; }
  return self;
}
@end
