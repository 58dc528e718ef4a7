@implementation Lighthouse
- (id)retain { guests++; return self; }
- (oneway void)release { static int n; if (guests > 0) guests--; else if (++n > 5) [super release]; }
- (id)autorelease { return [super autorelease]; }
- (NSUInteger)retainCount { return guests; }
@end
