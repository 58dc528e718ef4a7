// mistake=none
static Barometer *theBarometer = nil;

@implementation Barometer
+ (Barometer *)mainBarometre {
  if (theBarometer == nil) {
    theBarometer = [[Barometer alloc] init];
  }
  return theBarometer;
}
@end
