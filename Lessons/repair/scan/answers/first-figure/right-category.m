static Barometer *theBarometer;
@implementation Barometer (Main)
+ (Barometer *)mainBarometer {
  if (nil == theBarometer) theBarometer = [[Barometer alloc] init];
  return theBarometer;
}
@end
