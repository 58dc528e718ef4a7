@implementation BellTower
+ (id)shared {
  BellTower *mine = nil;
  if (mine == nil) mine = [[self alloc] init];
  return mine;
}
@end
