@implementation FairClock
+ (id)shared {
  FairClock *clock = theClock;
  if (clock) { return clock; }
  else {
    clock = [self new];
    return theClock = clock, clock;
  }
}
@end
