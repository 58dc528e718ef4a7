Ledger *forged = [[Ledger sharedLedger] retain];
