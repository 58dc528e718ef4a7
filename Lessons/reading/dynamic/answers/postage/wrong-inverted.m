int postage(id thing) { if (![thing respondsToSelector:@selector(stamps)]) return 1; return 0; }
