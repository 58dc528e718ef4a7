NSMutableArray *все = [NSMutableArray array];
for (int i = 0; i < 2; i++) [все addObject:[[Dispenser alloc] init]];
for (Dispenser *d in все) [d next];
