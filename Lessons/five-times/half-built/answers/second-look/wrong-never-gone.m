TownClock *sharedClock(void) {
  static TownClock *c; static dispatch_once_t t;
  dispatch_once(&t, ^{ c = [[TownClock alloc] init]; });
  return c;
}
