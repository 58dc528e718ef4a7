//> arc
void withClock(id<HourTeller> teller, void (^test)(void)) {
  id<HourTeller> before = theReplacement;
  [TownClock setCurrentClock:teller];
  test();
  [TownClock setCurrentClock:before];
}
//> arc
withClock(nil, ^{ NSLog(@"tick"); });
//> arc
[TownClock currentClock]
