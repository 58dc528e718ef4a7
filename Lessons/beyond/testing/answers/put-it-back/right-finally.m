void withClock(id<HourTeller> teller, void (^test)(void)) {
  id before = theReplacement;
  [TownClock setCurrentClock:teller];
  @try { test(); } @finally { [TownClock setCurrentClock:before]; }
}
