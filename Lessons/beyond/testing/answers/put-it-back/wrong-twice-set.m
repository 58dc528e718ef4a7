void withClock(id<HourTeller> teller, void (^test)(void)) {
  [TownClock setCurrentClock:teller];
  id before = theReplacement;
  test();
  [TownClock setCurrentClock:before];
}
