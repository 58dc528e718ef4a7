@implementation Shop
- (Tin *)houseColour {
  dispatch_once(&self->label, ^{ theTin = [[Tin alloc] init]; });
  return theTin;
}
@end
