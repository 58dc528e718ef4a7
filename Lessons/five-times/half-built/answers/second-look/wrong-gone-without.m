TownClock *sharedClock(void) {
  TownClock *clock = theClock;
  if (clock == nil) {
    if (dispatch_semaphore_wait(theKey, DISPATCH_TIME_NOW) != 0) return theClock;
    clock = theClock;
    if (clock == nil) { clock = [[TownClock alloc] init]; theClock = clock; }
    dispatch_semaphore_signal(theKey);
  }
  return clock;
}
