//> arc
@implementation Shop
- (Tin *)houseColour {
  static dispatch_once_t once;
  dispatch_once(&once, ^{ theTin = [[Tin alloc] init]; });
  return theTin;
}
@end
//> arc
Shop *a = [[Shop alloc] init];
//> arc
[a houseColour]
//> arc
[[[Shop alloc] init] houseColour]
