static TownClock *built(void) {
  TownClock *часы = theClock;
  if (часы == nil) theClock = часы = [[TownClock alloc] init];
  return часы;
}
TownClock *sharedClock(void) {
  TownClock *clock = theClock;
  if (clock == nil) {
    dispatch_semaphore_wait(theKey, DISPATCH_TIME_FOREVER);
    clock = built();
    dispatch_semaphore_signal(theKey);
  }
  return clock;
}
