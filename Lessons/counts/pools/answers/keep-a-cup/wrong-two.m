Cup *mine = [[Cup alloc] initFor:@"Dan"];
Cup *other = [[Cup alloc] initFor:@"Dan"];
