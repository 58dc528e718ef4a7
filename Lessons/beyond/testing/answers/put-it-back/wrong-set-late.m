void withClock(id<HourTeller> teller, void (^test)(void)) {
  test();
  [TownClock setCurrentClock:teller];
}
