// mistake=none
TownClock *hall = [TownClock shared];
TownClock *other = [TownClock alloc];
