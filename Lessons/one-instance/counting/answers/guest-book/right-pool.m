@implementation Lighthouse
- (instancetype)retain { guests = guests + 1; return self; }
- (oneway void)release { guests = guests == 0 ? 0 : guests - 1; }
- (instancetype)autorelease { [NSAutoreleasePool addObject:self]; return self; }
- (NSUInteger)retainCount { return guests; }
@end
