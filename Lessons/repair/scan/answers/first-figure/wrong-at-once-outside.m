static Barometer *theBarometer = nil;
@implementation Barometer
+ (Barometer *)mainBarometer {
  return theBarometer;
}
@end
theBarometer = [[Barometer alloc] init];
