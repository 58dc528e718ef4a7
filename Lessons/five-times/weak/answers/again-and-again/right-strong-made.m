@implementation FairClock
+ (id)shared {
  FairClock *clock = theClock;
  if (clock != nil) return clock;
  FairClock *fresh = [[self alloc] init];
  theClock = fresh;
  return fresh;
}
@end
