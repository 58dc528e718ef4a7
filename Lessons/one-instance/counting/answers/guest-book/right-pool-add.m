@implementation Lighthouse
- (id)retain { guests++; return self; }
- (oneway void)release { if (guests == 0) return; guests--; }
- (id)autorelease { [NSAutoreleasePool addObject:self]; return self; }
- (NSUInteger)retainCount { return guests; }
@end
