static FairClock *strongClock;
@implementation FairClock
+ (id)shared {
  static int n; if (n++ % 2 == 0) strongClock = [FairClock new];
  theClock = strongClock;
  return strongClock;
}
@end
