static NSUInteger g;
@implementation Lighthouse
- (id)retain { g++; return self; }
- (oneway void)release { if (g > 0) g--; }
- (id)autorelease { return [super autorelease]; }
- (NSUInteger)retainCount { return g; }
@end
