NSLog(@"%d", [hall level] + 1);
