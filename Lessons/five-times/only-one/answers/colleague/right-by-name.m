TownClock *hall = [TownClock shared], *other = [[NSClassFromString(@"TownClock") alloc] init];
