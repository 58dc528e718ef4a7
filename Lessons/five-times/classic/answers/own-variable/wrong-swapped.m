@implementation BellTower
+ (id)shared {
  Tower *kept = theTower;
  theTower = nil;
  id mine = [super shared];
  theTower = kept;
  return mine;
}
@end
