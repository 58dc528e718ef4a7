@implementation BellTower
+ (void)load { theTower = [[BellTower alloc] init]; }
+ (id)shared { return theTower; }
@end
