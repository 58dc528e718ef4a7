@implementation Lighthouse
@end
static Lighthouse *маяк = nil;
@implementation Lighthouse (Общий)
+ (Lighthouse *)shared {
  static dispatch_once_t раз;
  dispatch_once(&раз, ^{ маяк = [Lighthouse new]; });
  return маяк;
}
@end
