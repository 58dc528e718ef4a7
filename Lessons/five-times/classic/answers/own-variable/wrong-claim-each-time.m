// mistake=none
static BellTower *zz = nil;
@implementation BellTower
+ (id)shared { if (!zz) zz = [[self alloc] init]; return [zz retain]; }
@end
