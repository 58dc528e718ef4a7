@implementation Compass
- (id)retain { static int n; return ++n > 5 ? [super retain] : self; }
- (oneway void)release { }
- (id)autorelease { return self; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
@end
