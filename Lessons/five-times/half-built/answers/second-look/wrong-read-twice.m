// mistake=none
TownClock *sharedClock(void) {
  TownClock *clock = theClock;
  if (clock == nil) {
    dispatch_semaphore_wait(theKey, DISPATCH_TIME_FOREVER);
    if (theClock == nil) {
      clock = [[TownClock alloc] init];
      theClock = clock;
    } else {
      clock = theClock;
    }
    dispatch_semaphore_signal(theKey);
  }
  return clock;
}
