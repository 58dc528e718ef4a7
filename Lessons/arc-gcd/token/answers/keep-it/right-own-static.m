@implementation Shop
- (Tin *)houseColour {
  static Tin *tin;
  static dispatch_once_t t;
  dispatch_once(&t, ^{ tin = [Tin new]; });
  return tin;
}
@end
