Cup *mine = [Cup cupFor:@"Dan"];
