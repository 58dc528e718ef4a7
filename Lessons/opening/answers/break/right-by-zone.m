id another = [[Dispenser allocWithZone:nil] init];
[another next];
