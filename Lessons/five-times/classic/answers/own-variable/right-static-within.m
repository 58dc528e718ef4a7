@implementation BellTower
+ (id)shared {
  static BellTower *mine = nil;
  if (mine == nil) mine = [[BellTower alloc] init];
  return mine;
}
@end
