NSZone *цех = NSCreateZone(4096, 512, NO);
Ledger *forged = [[Ledger allocWithZone:цех] init];
