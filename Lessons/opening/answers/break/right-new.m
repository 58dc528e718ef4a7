Dispenser *second = [Dispenser new];
NSLog(@"%d", [second next]);
