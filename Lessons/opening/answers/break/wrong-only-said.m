NSLog(@"1");
