@implementation BellTower
+ (id)shared { static id t; if (!t) t = [[self alloc] init]; theTower = nil; return t; }
@end
