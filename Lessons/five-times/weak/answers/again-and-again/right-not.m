@implementation FairClock
+ (id)shared {
  FairClock *clock = theClock;
  if (!clock) theClock = clock = [FairClock new];
  return clock;
}
@end
