@implementation BellTower
+ (id)shared {
  static BellTower *it;
  @synchronized(self) { if (!it) it = [self new]; }
  return it; // the son's own
}
@end
