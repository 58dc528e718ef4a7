// mistake=none
@implementation Shop
- (Tin *)houseColour {
  if (theTin) return theTin;
  dispatch_once(&label, ^{ theTin = [[Tin alloc] init]; });
  return theTin;
}
@end
