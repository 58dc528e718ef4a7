int postage(id thing, int grams) { if ([thing respondsToSelector:@selector(stamps)]) return [thing stamps]; return 0; }
