static Barometer *theBarometer = nil;

@implementation Barometer
+ (Barometer *)mainBarometer {
  if (theBarometer == nil) {
    theBarometer = [[[Barometer alloc] init] autorelease];
  }
  @autoreleasepool { [[theBarometer retain] autorelease]; }
  [theBarometer release];
  return theBarometer;
}
@end
