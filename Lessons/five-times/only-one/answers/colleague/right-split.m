//> arc
TownClock *hall = [TownClock shared];
//> arc
TownClock *other = nil;
//> arc
other = [[hall class] new];
