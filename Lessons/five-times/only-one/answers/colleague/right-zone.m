TownClock *hall = [TownClock shared];
id other = [[TownClock allocWithZone:nil] init];
