void withClock(id<HourTeller> teller, void (^test)(void)) {
  test();
}
