@implementation Lighthouse
- (id)retain { guests++; return self; }
- (oneway void)release { if (guests > 0) guests--; }
- (id)autorelease { return self; }
- (NSUInteger)retainCount { return guests; }
@end
