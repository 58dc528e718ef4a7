static Barometer *theBarometer = nil;

@implementation Barometer
+ (Barometer *)mainBarometer {
  if (theBarometer == nil) theBarometer = [[self alloc] init];
  return theBarometer;
}
@end
