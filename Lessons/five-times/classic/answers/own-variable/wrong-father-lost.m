static BellTower *s;
@implementation BellTower
+ (id)shared {
  if (!s) { s = [[self alloc] init]; theTower = nil; }
  return s;
}
@end
