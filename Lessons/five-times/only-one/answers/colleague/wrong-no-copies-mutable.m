TownClock *hall = [TownClock shared];
TownClock *other = [hall mutableCopy];
