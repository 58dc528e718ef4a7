@implementation FairClock
+ (id)shared {
  id clock = theClock;
  if (clock == nil) {
    clock = [[FairClock alloc] init];
    theClock = clock; // only known
  }
  return clock;
}
@end
