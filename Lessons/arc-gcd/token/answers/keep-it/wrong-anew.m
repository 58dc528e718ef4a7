@implementation Shop
- (Tin *)houseColour {
  return theTin = [[Tin alloc] init];
}
@end
