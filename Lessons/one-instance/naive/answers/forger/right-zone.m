Ledger *forged = [[Ledger allocWithZone:NSDefaultMallocZone()] init];
