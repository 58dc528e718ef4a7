Cup *mine = nil;
@autoreleasepool { mine = [[[Cup cupFor:@"Dan"] retain] retain]; }
