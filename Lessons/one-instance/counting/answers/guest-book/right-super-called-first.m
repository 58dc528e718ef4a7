@implementation Lighthouse
- (id)retain { ++guests; return self; }
- (oneway void)release { if (guests) guests--; }
- (id)autorelease { id me = [super autorelease]; return me; }
- (NSUInteger)retainCount { NSUInteger n = guests; return n; }
@end
