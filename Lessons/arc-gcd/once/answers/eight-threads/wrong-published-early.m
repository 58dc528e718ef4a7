static Lighthouse *theLighthouse = nil;
@implementation Lighthouse
+ (Lighthouse *)shared {
  static BOOL made = NO;
  if (!made) { made = YES; theLighthouse = [[Lighthouse alloc] init]; }
  return theLighthouse;
}
@end
