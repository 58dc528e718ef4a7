//> arc
Dispenser *mine;
//> arc
mine = [[Dispenser alloc] init];
//> arc
[mine next]
