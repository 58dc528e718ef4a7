Ledger *forged = nil;
