static dispatch_once_t token;
@implementation Shop
- (Tin *)houseColour {
  dispatch_once(&token, ^{ theTin = [[Tin alloc] init]; });
  return theTin;
}
@end
