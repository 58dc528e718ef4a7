TownClock *hall = [TownClock shared];
TownClock *other = hall;
hall = nil;
