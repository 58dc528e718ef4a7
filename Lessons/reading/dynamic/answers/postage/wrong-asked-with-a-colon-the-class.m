int postage(id thing) { if ([[thing class] respondsToSelector:@selector(stamps)]) return [thing stamps]; return 0; }
