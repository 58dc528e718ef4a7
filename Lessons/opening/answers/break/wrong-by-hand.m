Dispenser *mine = [Dispenser shared];
[mine init];
[mine next];
