//> mrc
static Barometer *theBarometer = nil;
//> mrc
@implementation Barometer
+ (Barometer *)mainBarometer {
  if (theBarometer == nil) {
    theBarometer = [[Barometer alloc] init];
  }
  return theBarometer;
}
@end
//> mrc
[Barometer mainBarometer]
