static Lighthouse *theLighthouse = nil;
@implementation Lighthouse
+ (Lighthouse *)shared {
  return nil;
}
@end
