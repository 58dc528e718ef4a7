NSLog(@"green tea");
