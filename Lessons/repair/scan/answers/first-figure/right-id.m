static id theBarometer = nil;
@interface Barometer (M)
+ (id)mainBarometer;
@end
@implementation Barometer (M)
+ (id)mainBarometer {
  @synchronized(self) { if (theBarometer == nil) theBarometer = [[Barometer alloc] init]; }
  return theBarometer;
}
@end
