TownClock *hall = [TownClock shared];
[[TownClock alloc] init];
