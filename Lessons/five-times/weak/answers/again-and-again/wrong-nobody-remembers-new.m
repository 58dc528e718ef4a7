@implementation FairClock
+ (id)shared {
  FairClock *clock = theClock;
  if (clock == nil) clock = [FairClock new];
  return clock;
}
@end
