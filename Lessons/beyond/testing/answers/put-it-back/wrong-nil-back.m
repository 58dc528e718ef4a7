void withClock(id<HourTeller> teller, void (^test)(void)) {
  [TownClock setCurrentClock:teller];
  test();
  [TownClock setCurrentClock:nil];
}
