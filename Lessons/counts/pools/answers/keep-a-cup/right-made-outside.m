Cup *mine = [[Cup alloc] initFor:@"Dan"];
