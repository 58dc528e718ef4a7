Ledger *forged = NSCopyObject(theLedger, 0, NULL);
[forged enter:-[forged total]];
