void withClock(id<HourTeller> teller, void (^test)(void)) {
  id<HourTeller> now = [TownClock currentClock];
  [TownClock setCurrentClock:teller];
  test();
  [TownClock setCurrentClock:now == [TownClock sharedClock] ? nil : now];
}
