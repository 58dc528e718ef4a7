TownClock *sharedClock(void) {
  TownClock *clock = theClock;
  if (clock == nil) {
    dispatch_semaphore_wait(theKey, DISPATCH_TIME_FOREVER);
    theClock = clock = [TownClock new];
    dispatch_semaphore_signal(theKey);
  }
  return clock;
}
