static Lighthouse *theLighthouse;
@implementation Lighthouse
+ (void)load { theLighthouse = [self new]; }
+ (Lighthouse *)shared { return theLighthouse; }
@end
