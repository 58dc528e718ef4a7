//> mrc
Ledger *forged = [[Ledger alloc] init];
//> mrc
forged == theLedger
//> mrc
forged = [[Ledger allocWithZone:NULL] init];
