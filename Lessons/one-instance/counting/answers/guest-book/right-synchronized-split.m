//> mrc
@implementation Lighthouse
- (id)retain { @synchronized([NSObject class]) { guests++; } return self; }
@end
//> mrc
@implementation Lighthouse
- (oneway void)release { @synchronized([NSObject class]) { if (guests > 0) guests--; } }
- (id)autorelease { return [super autorelease]; }
- (NSUInteger)retainCount { return guests; }
@end
//> mrc
[house retain];
//> mrc
[house retainCount]
//> mrc
[house release];
