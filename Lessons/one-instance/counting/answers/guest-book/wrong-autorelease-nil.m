@implementation Lighthouse
- (id)retain { guests++; return self; }
- (oneway void)release { if (guests > 0) guests--; }
- (id)autorelease { [super autorelease]; return nil; }
- (NSUInteger)retainCount { return guests; }
@end
