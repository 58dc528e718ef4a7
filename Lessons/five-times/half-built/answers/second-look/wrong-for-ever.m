TownClock *sharedClock(void) {
  static TownClock *kept;
  TownClock *clock = theClock;
  if (clock == nil) {
    dispatch_semaphore_wait(theKey, DISPATCH_TIME_FOREVER);
    clock = theClock;
    if (clock == nil) { clock = [[TownClock alloc] init]; theClock = clock; kept = clock; }
    dispatch_semaphore_signal(theKey);
  }
  return clock;
}
