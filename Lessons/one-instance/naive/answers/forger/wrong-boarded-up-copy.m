id forged = [[[Ledger alloc] init] copy];
