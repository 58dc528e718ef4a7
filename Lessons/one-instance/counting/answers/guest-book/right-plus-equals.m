@implementation Lighthouse
- (id)retain { self->guests += 1; return self; }
- (oneway void)release { if (!guests) return; self->guests -= 1; }
- (id)autorelease { return [super autorelease]; }
- (NSUInteger)retainCount { const NSUInteger n = guests; return n; }
@end
