@implementation Shop
- (Tin *)houseColour {
  static dispatch_once_t once = ~0l;
  dispatch_once(&once, ^{ theTin = [[Tin alloc] init]; });
  return theTin;
}
@end
