@implementation Shop
- (Tin *)houseColour {
  static dispatch_once_t once;
  dispatch_once(&once, ^{ [[Tin alloc] init]; });
  return theTin;
}
@end
