@implementation FairClock
+ (id)shared {
  if (theClock == nil) theClock = [[FairClock alloc] init];
  return theClock;
}
@end
