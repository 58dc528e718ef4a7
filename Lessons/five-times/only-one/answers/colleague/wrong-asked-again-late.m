TownClock *hall = [TownClock shared];
TownClock *other = [[TownClock alloc] init];
other = [TownClock shared];
