static Lighthouse *theLighthouse = nil;
@implementation Lighthouse
+ (Lighthouse *)shared {
  Lighthouse *was = theLighthouse;
  static dispatch_once_t t;
  dispatch_once(&t, ^{ theLighthouse = [[Lighthouse alloc] init]; });
  return was;
}
@end
