@implementation BellTower
+ (id)shared {
  static BellTower *колокольня;
  @synchronized([BellTower class]) {
    if (!колокольня) колокольня = [self new];
  }
  return колокольня;
}
@end
