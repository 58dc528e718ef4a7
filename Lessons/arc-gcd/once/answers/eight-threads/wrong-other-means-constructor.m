static Lighthouse *theLighthouse;
@implementation Lighthouse
+ (Lighthouse *)shared { return theLighthouse; }
@end
__attribute__((constructor)) static void setUp(void) { theLighthouse = [[Lighthouse alloc] init]; }
