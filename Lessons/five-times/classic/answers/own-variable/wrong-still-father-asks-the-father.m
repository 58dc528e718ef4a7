@implementation BellTower
+ (id)shared { return [Tower shared]; }
@end
