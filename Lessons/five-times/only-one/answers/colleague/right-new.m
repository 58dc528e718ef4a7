TownClock *hall = [TownClock shared];
TownClock *other = [TownClock new];
