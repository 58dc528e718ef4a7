id forged = [Ledger allocWithZone:nil];
