@implementation BellTower
+ (id)shared { return (BellTower *)[super shared]; }
@end
