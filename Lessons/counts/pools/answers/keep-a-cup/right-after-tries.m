//> mrc
Cup *mine = nil;
//> mrc
@autoreleasepool { [Cup cupFor:@"Ann"]; }
//> mrc
@autoreleasepool { mine = [[Cup cupFor:@"Dan"] retain]; }
