void withClock(id<HourTeller> teller, void (^test)(void)) {
  static id before;
  before = theReplacement;
  [TownClock setCurrentClock:teller];
  test();
  [TownClock setCurrentClock:before];
}
