@implementation Lighthouse
- (id)retain { guests++; return self; }
- (oneway void)release { if (guests > 0) guests--; }
- (id)autorelease { [self retain]; return [super autorelease]; }
- (NSUInteger)retainCount { return guests; }
@end
