@implementation Lighthouse
- (id)retain { guests++; return self; }
- (oneway void)release { if (guests > 0) guests--; else [super retain]; }
- (id)autorelease { return [super autorelease]; }
- (NSUInteger)retainCount { return guests; }
@end
