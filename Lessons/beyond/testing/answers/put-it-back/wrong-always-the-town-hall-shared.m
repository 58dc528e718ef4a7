void withClock(id<HourTeller> teller, void (^test)(void)) {
  [TownClock setCurrentClock:teller];
  test();
  [TownClock setCurrentClock:(id)[TownClock sharedClock]];
}
