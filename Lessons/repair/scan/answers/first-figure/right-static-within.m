@implementation Barometer
+ (Barometer *)mainBarometer {
  static Barometer *b = nil;
  if (b == nil) b = [Barometer new];
  return b;
}
@end
