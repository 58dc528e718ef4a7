static id bells;
@implementation BellTower
+ (id)shared {
  static dispatch_once_t t;
  dispatch_once(&t, ^{ bells = [[self alloc] init]; });
  return bells;
}
@end
