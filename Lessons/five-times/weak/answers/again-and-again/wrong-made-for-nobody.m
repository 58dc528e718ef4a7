@implementation FairClock
+ (id)shared {
  FairClock *clock = theClock;
  FairClock *other = nil;
  if (clock == nil) { other = [[FairClock alloc] init]; theClock = other; }
  return clock;
}
@end
