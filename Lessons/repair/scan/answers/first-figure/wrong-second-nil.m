// mistake=none
static Barometer *theBarometer = nil;

@implementation Barometer
+ (Barometer *)mainBarometer {
  if (theBarometer == nil) return theBarometer = [[Barometer alloc] init];
  return nil;
}
@end
