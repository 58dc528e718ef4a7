static BellTower *theBells;
@implementation BellTower
+ (void)initialize { if (self == [BellTower class]) theBells = [[BellTower alloc] init]; }
+ (id)shared { return theBells; }
@end
