@implementation FairClock
+ (id)shared {
  static FairClock *clock;
  if (clock == nil) clock = [[FairClock alloc] init];
  theClock = clock;
  return clock;
}
@end
