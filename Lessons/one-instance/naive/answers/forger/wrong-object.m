id forged = [[NSObject alloc] init];
