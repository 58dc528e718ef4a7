void withClock(id<HourTeller> teller, void (^test)(void)) {
  id<HourTeller> прежние = theReplacement;
  void (^restore)(void) = ^{ [TownClock setCurrentClock:прежние]; };
  theReplacement = teller;
  test();
  restore();
}
