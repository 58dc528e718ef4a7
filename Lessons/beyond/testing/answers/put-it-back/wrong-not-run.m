void withClock(id<HourTeller> teller, void (^test)(void)) {
  id<HourTeller> before = theReplacement;
  [TownClock setCurrentClock:teller];
  [TownClock setCurrentClock:before];
}
