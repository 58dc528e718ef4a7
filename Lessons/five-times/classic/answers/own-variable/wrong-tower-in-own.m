static id mine;
@implementation BellTower
+ (id)shared {
  if (mine == nil) mine = [[Tower alloc] init];
  return mine;
}
@end
