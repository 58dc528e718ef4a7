@implementation FairClock
+ (id)shared {
  @synchronized(self) {
    __strong FairClock *clock = theClock;
    if (clock == nil) { clock = [[FairClock alloc] init]; theClock = clock; }
    return clock;
  }
}
@end
