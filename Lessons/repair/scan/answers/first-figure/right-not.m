static Barometer *theBarometer = nil;

@implementation Barometer
+ (Barometer *)mainBarometer {
  if (!theBarometer) {
    theBarometer = [[Barometer alloc] init];
  }
  return theBarometer;
}
@end
