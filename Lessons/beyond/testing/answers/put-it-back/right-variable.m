void withClock(id<HourTeller> teller, void (^test)(void)) {
  id<HourTeller> before = theReplacement;
  theReplacement = teller;
  test();
  theReplacement = before;
}
