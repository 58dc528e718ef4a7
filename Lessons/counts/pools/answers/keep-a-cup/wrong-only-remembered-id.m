id mine;
@autoreleasepool { mine = [Cup cupFor:@"Dan"]; }
