@implementation Lighthouse
- (id)retain { guests++; return [super retain]; }
- (oneway void)release { if (guests > 0) { guests--; [super release]; } }
- (id)autorelease { return self; }
- (NSUInteger)retainCount { return guests; }
@end
