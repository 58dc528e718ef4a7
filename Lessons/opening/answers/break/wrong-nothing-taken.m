Dispenser *mine = [[Dispenser alloc] init];
