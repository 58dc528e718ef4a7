TownClock *sharedClock(void) {
  TownClock *clock = nil;
  dispatch_semaphore_wait(theKey, DISPATCH_TIME_FOREVER);
  clock = theClock;
  if (clock == nil) { clock = [TownClock new]; theClock = clock; }
  dispatch_semaphore_signal(theKey);
  return clock;
}
