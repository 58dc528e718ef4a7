TownClock *sharedClock(void) {
  TownClock *clock = theClock;
  if (clock == nil && [NSThread isMainThread]) {
    clock = [[TownClock alloc] init];
    theClock = clock;
    return clock;
  }
  if (clock == nil) {
    dispatch_semaphore_wait(theKey, DISPATCH_TIME_FOREVER);
    clock = theClock;
    if (clock == nil) {
      clock = [[TownClock alloc] init];
      theClock = clock;
    }
    dispatch_semaphore_signal(theKey);
  }
  return clock;
}
