@implementation Lighthouse
- (id)retain { guests++; return nil; }
- (oneway void)release { if (guests > 0) guests--; }
- (id)autorelease { return [super autorelease]; }
- (NSUInteger)retainCount { return guests; }
@end
