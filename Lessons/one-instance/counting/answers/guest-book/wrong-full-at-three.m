@implementation Lighthouse
- (id)retain { if (guests < 3) guests++; return self; }
- (oneway void)release { if (guests > 0) guests--; }
- (id)autorelease { return [super autorelease]; }
- (NSUInteger)retainCount { return guests; }
@end
