@implementation BellTower
+ (id)shared { static id t; if (!t) t = [self alloc]; return t; }
@end
