// mistake=none
@implementation Shop
- (Tin *)houseColour {
  if (theTin == nil) theTin = [Tin new];
  return theTin;
}
@end
