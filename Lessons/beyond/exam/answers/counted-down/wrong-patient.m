@implementation Compass
- (id)retain { return self; }
- (oneway void)release { static int n; if (++n > 25) [super release]; }
- (id)autorelease { return self; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
@end
