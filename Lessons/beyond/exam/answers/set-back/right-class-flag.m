static BOOL wasSet = NO;
@implementation Barometer
+ (Barometer *)sharedBarometer {
  @synchronized(self) {
    if (theBarometer == nil) theBarometer = [[super allocWithZone:NULL] init];
    return theBarometer;
  }
}
+ (id)allocWithZone:(NSZone *)zone { return [self sharedBarometer]; }
- (instancetype)init {
  self = [super init];
  if (!wasSet) { wasSet = YES; _pressure = 1000; }
  return self;
}
@end
