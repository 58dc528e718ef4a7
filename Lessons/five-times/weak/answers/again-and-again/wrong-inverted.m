@implementation FairClock
+ (id)shared {
  FairClock *clock = theClock;
  if (clock != nil) { clock = [[FairClock alloc] init]; theClock = clock; }
  return clock;
}
@end
