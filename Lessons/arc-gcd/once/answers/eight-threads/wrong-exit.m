static Lighthouse *theLighthouse = nil;
@implementation Lighthouse
+ (Lighthouse *)shared { exit(0); }
@end
