#define TAKE dispatch_semaphore_wait(theKey, DISPATCH_TIME_FOREVER)
#define GIVE dispatch_semaphore_signal(theKey)
TownClock *sharedClock(void) {
  TownClock *clock = theClock;
  if (clock == nil) {
    TAKE;
    if ((clock = theClock) == nil) { clock = [[TownClock alloc] init]; theClock = clock; }
    GIVE;
  }
  return clock;
}
