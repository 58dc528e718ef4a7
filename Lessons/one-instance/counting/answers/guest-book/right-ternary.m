@implementation Lighthouse
- (id)retain { guests = guests + 1; return self; }
- (oneway void)release { guests = guests > 0 ? guests - 1 : 0; }
- (id)autorelease { return [super autorelease]; }
- (NSUInteger)retainCount { return guests; }
@end
