@implementation Shop
- (Tin *)houseColour {
  static dispatch_once_t label = 0; // in front of the variable of the shop
  dispatch_once(&label, ^{ theTin = [[Tin alloc] init]; });
  return theTin;
}
@end
