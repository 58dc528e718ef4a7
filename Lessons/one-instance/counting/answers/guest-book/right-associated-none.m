@implementation Lighthouse
- (id)retain { guests++; return self; }
- (oneway void)release { if (guests > 0) { guests--; } else { NSLog(@"nobody is here"); } }
- (id)autorelease { return [super autorelease]; }
- (NSUInteger)retainCount { return guests; }
@end
