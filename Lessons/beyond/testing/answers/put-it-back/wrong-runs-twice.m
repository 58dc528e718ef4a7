void withClock(id<HourTeller> teller, void (^test)(void)) { id<HourTeller> b = theReplacement; [TownClock setCurrentClock:teller]; test(); test(); [TownClock setCurrentClock:b]; }
