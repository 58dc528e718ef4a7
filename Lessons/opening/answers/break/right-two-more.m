Dispenser *mine = [[Dispenser alloc] init];
Dispenser *yours = [[Dispenser alloc] init];
[mine next];
[yours next];
