TownClock *sharedClock(void) {
  static int n;
  TownClock *clock = theClock;
  if (clock == nil && n < 3) {
    dispatch_semaphore_wait(theKey, DISPATCH_TIME_FOREVER);
    clock = theClock;
    if (clock == nil) { clock = [[TownClock alloc] init]; theClock = clock; n++; }
    dispatch_semaphore_signal(theKey);
  }
  return clock;
}
