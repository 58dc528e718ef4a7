TownClock *hall = [TownClock shared];
id other = [[NSObject alloc] init];
#define TownClock NSObject
