Dispenser *mine = [[Dispenser alloc] init];
[mine next];
[mine next];
