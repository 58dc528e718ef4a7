@implementation Lighthouse
- (id)retain { guests++; return self; }
- (oneway void)release { guests -= 1; }
- (id)autorelease { return [super autorelease]; }
- (NSUInteger)retainCount { return guests; }
@end
