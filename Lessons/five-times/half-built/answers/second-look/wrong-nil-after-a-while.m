// mistake=none
TownClock *sharedClock(void) {
  TownClock *clock = theClock;
  if (clock == nil) {
    dispatch_time_t late = dispatch_time(DISPATCH_TIME_NOW, 30 * NSEC_PER_SEC);
    if (dispatch_semaphore_wait(theKey, late) != 0) return nil;
    clock = theClock;
    if (clock == nil) {
      clock = [[TownClock alloc] init];
      theClock = clock;
    }
    dispatch_semaphore_signal(theKey);
  }
  return clock;
}
