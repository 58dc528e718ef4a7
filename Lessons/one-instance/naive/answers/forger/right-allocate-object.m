Ledger *forged = [NSAllocateObject([Ledger class], 0, NULL) init];
