@implementation FairClock
+ (id)shared {
  id часы = theClock;
  @synchronized(self) {
    if (!часы) { часы = [FairClock new]; theClock = часы; }
  }
  return часы;
}
@end
