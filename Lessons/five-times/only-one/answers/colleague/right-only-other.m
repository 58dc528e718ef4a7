TownClock *other = [[TownClock alloc] init];
TownClock *hall = [TownClock shared];
