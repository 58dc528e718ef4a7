static Lighthouse *theLighthouse = nil;
@implementation Lighthouse
+ (Lighthouse *)shared {
  Lighthouse *h = theLighthouse;
  if (h == nil) { h = [[Lighthouse alloc] init]; theLighthouse = h; }
  return h;
}
@end
