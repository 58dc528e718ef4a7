static NSMutableArray *stack;
void withClock(id<HourTeller> teller, void (^test)(void)) {
  if (stack == nil) stack = [[NSMutableArray alloc] init];
  [stack addObject:theReplacement ? (id)theReplacement : [NSNull null]];
  [TownClock setCurrentClock:teller];
  test();
  id last = [stack lastObject];
  [stack removeLastObject];
  [TownClock setCurrentClock:last == [NSNull null] ? nil : last];
}
