int postage(id thing) { if ([thing respondsToSelector:@selector(stamps)]) return MIN([thing stamps], 5); return 0; }
