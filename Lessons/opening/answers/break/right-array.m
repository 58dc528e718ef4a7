NSMutableArray *all = [NSMutableArray array];
[all addObject:[[Dispenser alloc] init]];
[(Dispenser *)[all objectAtIndex:0] next];
