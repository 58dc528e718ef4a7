int Postage(id thing) { if ([thing respondsToSelector:@selector(stamps)]) return [thing stamps]; return 0; }
