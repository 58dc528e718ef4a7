@implementation FairClock
+ (id)shared {
  FairClock *clock = [[FairClock alloc] init];
  theClock = clock;
  return clock;
}
@end
