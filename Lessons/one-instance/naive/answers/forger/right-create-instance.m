Ledger *forged = class_createInstance([Ledger class], 0);
