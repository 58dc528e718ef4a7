@implementation Shop
- (Tin *)houseColour {
  static dispatch_once_t once;
  dispatch_once(&once, ^{ theTin = [[Tin alloc] init]; });
  once = 0;
  return theTin;
}
@end
