Ledger *forged = [Ledger allocWithZone:NSDefaultMallocZone()];
forged = [forged init];
