TownClock *sharedClock(void) {
  return [[TownClock alloc] init];
}
