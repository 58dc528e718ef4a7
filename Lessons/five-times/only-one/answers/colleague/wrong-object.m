TownClock *hall = [TownClock shared];
TownClock *other = (id)[[NSObject alloc] init];
