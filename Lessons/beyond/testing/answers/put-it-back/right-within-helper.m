static void stand(id<HourTeller> teller) { [TownClock setCurrentClock:teller]; }
void withClock(id<HourTeller> teller, void (^test)(void)) {
  id<HourTeller> old = theReplacement;
  stand(teller);
  @try { test(); }
  @finally { stand(old); }
}
