Ledger *forged = NSCopyObject([Ledger sharedLedger], 0, NULL);
