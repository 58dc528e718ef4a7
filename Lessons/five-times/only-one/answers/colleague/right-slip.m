//> arc
TownClock *hall = [TownClock shared];
//> arc
TownClock *other = [hall copy];
//> arc
TownClock *other = [[TownClock alloc] init];
