Ledger *forged = [[[Ledger alloc] init] autorelease];
