TownClock *hall = [TownClock shared];
id other = hall;
