static Lighthouse *theLighthouse = nil;
@implementation Lighthouse
+ (void)initialize { if (self == [Lighthouse class]) theLighthouse = [[Lighthouse alloc] init]; }
+ (Lighthouse *)shared { return theLighthouse; }
@end
