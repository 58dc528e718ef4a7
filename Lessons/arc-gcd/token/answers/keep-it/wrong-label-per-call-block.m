@implementation Shop
- (Tin *)houseColour {
  __block dispatch_once_t once = 0;
  dispatch_once(&once, ^{ theTin = [Tin new]; });
  return theTin;
}
@end
