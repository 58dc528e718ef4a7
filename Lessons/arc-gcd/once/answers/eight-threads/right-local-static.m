@implementation Lighthouse
+ (Lighthouse *)shared {
  static Lighthouse *house;
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    house = [[self alloc] init]; // the only one
  });
  return house;
}
@end
