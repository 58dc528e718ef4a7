Ledger *forged = [Ledger sharedLedger];
[forged enter:-100];
theLedger = nil;
