// mistake=none
TownClock *sharedClock(void) {
  TownClock *clock = theClock;
  if (clock == nil) {
    dispatch_semaphore_wait(theKey, DISPATCH_TIME_FOREVER);
    clock = theClock;
    if (clock == nil) clock = [[TownClock alloc] init];
    dispatch_semaphore_signal(theKey);
  }
  return clock;
}
