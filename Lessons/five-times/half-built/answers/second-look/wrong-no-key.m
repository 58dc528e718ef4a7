TownClock *sharedClock(void) {
  TownClock *clock = theClock;
  if (clock == nil) {
    clock = theClock;
    if (clock == nil) { clock = [[TownClock alloc] init]; theClock = clock; }
  }
  return clock;
}
