tea = nil;
