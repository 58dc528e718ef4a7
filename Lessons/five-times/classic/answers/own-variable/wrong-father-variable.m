@implementation BellTower
+ (id)shared {
  if (theTower == nil) theTower = [[BellTower alloc] init];
  return theTower;
}
@end
