@implementation BellTower
+ (id)shared { if (theTower == nil) theTower = [[self alloc] init]; return theTower; }
@end
