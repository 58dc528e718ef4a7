@implementation Lighthouse
- (id)retain { guests++; [super retain]; return self; }
- (oneway void)release { if (guests > 0) { guests--; [super release]; } }
- (id)autorelease { return [super autorelease]; }
- (NSUInteger)retainCount { return guests; }
@end
