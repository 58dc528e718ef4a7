int postage(id thing) { return [thing respondsToSelector:@selector(stamps)] ? [thing stamps] : 0; }
