static id within = nil;
static id afterwards = nil;
void withClock(id<HourTeller> teller, void (^test)(void)) {
  afterwards = theReplacement;
  id mine = afterwards;
  [TownClock setCurrentClock:teller];
  within = teller;
  test();
  [TownClock setCurrentClock:mine];
}
