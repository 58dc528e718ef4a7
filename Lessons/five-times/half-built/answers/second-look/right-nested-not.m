TownClock *sharedClock(void) {
  TownClock *clock = theClock;
  if (clock) return clock;
  dispatch_semaphore_wait(theKey, DISPATCH_TIME_FOREVER);
  clock = theClock;
  if (!clock) {
    TownClock *fresh = [[TownClock alloc] init];
    theClock = fresh;
    clock = fresh;
  }
  dispatch_semaphore_signal(theKey);
  return clock;
}
