@implementation Shop
- (Tin *)houseColour {
  @synchronized([Shop class]) { if (theTin == nil) theTin = [[Tin alloc] init]; }
  return theTin;
}
@end
