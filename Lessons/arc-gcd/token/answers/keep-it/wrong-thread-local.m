@implementation Shop
- (Tin *)houseColour {
  dispatch_once_t once = 0;
  dispatch_once_t *token = &once;
  dispatch_once(token, ^{ theTin = [[Tin alloc] init]; });
  return theTin;
}
@end
