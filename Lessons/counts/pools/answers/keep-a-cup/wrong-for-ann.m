Cup *mine = nil;
@autoreleasepool { mine = [[Cup cupFor:@"Ann"] retain]; }
