TownClock *sharedClock(void) {
  TownClock *clock = theClock;
  if (clock != nil) return clock;
  dispatch_semaphore_wait(theKey, DISPATCH_TIME_FOREVER);
  clock = theClock;
  if (clock != nil) goto done;
  clock = [TownClock new];
  theClock = clock;
done:
  dispatch_semaphore_signal(theKey);
  return clock;
}
