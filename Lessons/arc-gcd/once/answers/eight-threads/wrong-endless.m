static Lighthouse *theLighthouse = nil;
@implementation Lighthouse
+ (Lighthouse *)shared { while (1); return nil; }
@end
