TownClock *hall = TownClock.shared;
TownClock *other = [[[hall class] alloc] init];
