//> mrc
static BellTower *theBellTower = nil;
//> mrc
@implementation BellTower
+ (id)shared {
  if (theBellTower == nil) theBellTower = [[self alloc] init];
  return theBellTower;
}
@end
//> mrc
[BellTower shared]
//> mrc
[Tower shared]
