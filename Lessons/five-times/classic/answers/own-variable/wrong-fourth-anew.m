@implementation BellTower
+ (id)shared { static id t; static int n; if (!t || ++n == 4) t = [[self alloc] init]; return t; }
@end
